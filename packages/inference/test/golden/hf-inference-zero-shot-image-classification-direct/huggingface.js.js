import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "photo.jpg";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.zeroShotImageClassification({
  provider: "hf-inference",
  model: "acme/zero-shot-image-classification",
  inputs: { image: new Blob([await readFile(FILE)], { type: "image/jpeg" }) },
  parameters: { candidate_labels: ["cat", "dog", "bird"] },
});

for (const { label, score } of result) {
  console.log(label, score);
}
