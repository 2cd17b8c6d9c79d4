import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "photo.jpg";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.imageSegmentation({
  provider: "hf-inference",
  model: "acme/image-segmentation",
  inputs: new Blob([await readFile(FILE)], { type: "image/jpeg" }),
});

for (const [index, item] of result.entries()) {
  console.log(item.label, item.score);
  await writeFile("mask-" + (index + 1) + ".png", item.mask, "base64");
}
