import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "sample1.mp3";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.audioClassification({
  provider: "auto",
  model: "acme/audio-classification",
  inputs: new Blob([await readFile(FILE)], { type: "audio/mpeg" }),
});
clearInterval(running);

for (const { label, score } of result) {
  console.log(label, score);
}
