import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "photo.jpg";

const client = new InferenceClient(process.env.FAL_AI_API_KEY);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.imageSegmentation({
  provider: "fal-ai",
  model: "acme/image-segmentation",
  inputs: new Blob([await readFile(FILE)], { type: "image/jpeg" }),
});
clearInterval(running);

for (const [index, item] of result.entries()) {
  console.log(item.label, item.score);
  await writeFile("mask-" + (index + 1) + ".png", item.mask, "base64");
}
