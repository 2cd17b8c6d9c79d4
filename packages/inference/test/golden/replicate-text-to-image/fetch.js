import { writeFile } from "node:fs/promises";
import { extname } from "node:path";

// Replicate may know acme/painter by another id; look it up there.
const response = await fetch("https://router.huggingface.co/replicate/v1/models/acme/painter/predictions", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
    Prefer: "wait",
  },
  body: JSON.stringify({ input: { prompt: "A watercolour of a fishing boat at dawn" } }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const prediction = await response.json();
const { output } = prediction;
if (output == null) {
  throw new Error(`No output yet, status ${prediction.status}: ${prediction.error}`);
}

const imageUrl = Array.isArray(output) ? output[0] : output;
const image = await fetch(imageUrl);
if (!image.ok) {
  throw new Error(`HTTP ${image.status} for ${imageUrl}`);
}
await writeFile("image" + extname(new URL(imageUrl).pathname), image.body);
