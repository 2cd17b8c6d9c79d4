import { readFile, writeFile } from "node:fs/promises";

const FILE = "photo.jpg";

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/image-segmentation", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "image/jpeg",
  },
  body: await readFile(FILE),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
for (const [index, row] of answer.entries()) {
  console.log(row.label, row.score);
  await writeFile("mask-" + (index + 1) + ".png", row.mask, "base64");
}
