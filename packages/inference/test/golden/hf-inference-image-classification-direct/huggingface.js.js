import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "photo.jpg";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.imageClassification({
  provider: "hf-inference",
  model: "acme/image-classification",
  inputs: new Blob([await readFile(FILE)], { type: "image/jpeg" }),
});

for (const { label, score } of result) {
  console.log(label, score);
}
