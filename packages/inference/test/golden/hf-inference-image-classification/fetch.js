import { readFile } from "node:fs/promises";

const FILE = "photo.jpg";

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/image-classification", {
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
for (const row of answer) {
  console.log(row.label, row.score);
}
