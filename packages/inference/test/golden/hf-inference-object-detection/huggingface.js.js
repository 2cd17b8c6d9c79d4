import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "photo.jpg";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.objectDetection({
  provider: "hf-inference",
  model: "acme/object-detection",
  inputs: new Blob([await readFile(FILE)], { type: "image/jpeg" }),
});

for (const { label, score, box } of result) {
  console.log(label, score, box);
}
