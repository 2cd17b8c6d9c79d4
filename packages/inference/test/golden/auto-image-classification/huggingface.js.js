import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "photo.jpg";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.imageClassification({
  provider: "auto",
  model: "acme/image-classification",
  inputs: new Blob([await readFile(FILE)], { type: "image/jpeg" }),
});
clearInterval(running);

for (const { label, score } of result) {
  console.log(label, score);
}
