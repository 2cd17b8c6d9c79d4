import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "sample1.flac";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.audioClassification({
  provider: "hf-inference",
  model: "acme/audio-classification",
  inputs: new Blob([await readFile(FILE)], { type: "audio/flac" }),
});

for (const { label, score } of result) {
  console.log(label, score);
}
