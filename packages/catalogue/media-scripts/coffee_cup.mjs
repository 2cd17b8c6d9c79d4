// Finds things in a picture with the CenterNet detector of @vladmandic/human, and prints them as JSON.
//
// node coffee_cup.mjs MODELS PICTURE.png
// MODELS is the folder `models` of the npm package @vladmandic/human 3.3.6. Needs @tensorflow/tfjs-core,
// tfjs-converter and tfjs-backend-cpu 4.22.0 and pngjs. The picture is square, or it is distorted.

import { readFileSync } from "node:fs";
import "@tensorflow/tfjs-backend-cpu";
import { loadGraphModel } from "@tensorflow/tfjs-converter";
import * as tf from "@tensorflow/tfjs-core";
import { PNG } from "pngjs";

const [models, picture] = process.argv.slice(2);
const spec = JSON.parse(readFileSync(`${models}/centernet.json`, "utf8"));
const weights = new Uint8Array(readFileSync(`${models}/centernet.bin`)).buffer;
const model = await loadGraphModel({
  load: async () => ({
    ...spec,
    weightSpecs: spec.weightsManifest[0].weights,
    weightData: weights,
  }),
});
const { width, height, data } = PNG.sync.read(readFileSync(picture));
const rgb = data.filter((_, at) => at % 4 < 3);
const pixels = tf.tensor(Float32Array.from(rgb), [1, height, width, 3]);
const [, side] = model.inputs[0].shape;
const output = model.execute(tf.image.resizeBilinear(pixels, [side, side]), ["tower_0/detections"]);
const found = (await output.array())[0].map(([left, top, right, bottom, score, label]) => ({
  box: [(left / side) * width, (top / side) * height, (right / side) * width, (bottom / side) * height],
  score,
  label,
}));
console.log(JSON.stringify(found));
