import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "photo.jpg";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.zeroShotImageClassification({
  provider: "auto",
  model: "acme/zero-shot-image-classification",
  inputs: { image: new Blob([await readFile(FILE)], { type: "image/jpeg" }) },
  parameters: { candidate_labels: ["cat", "dog", "bird"] },
});
clearInterval(running);

for (const { label, score } of result) {
  console.log(label, score);
}
