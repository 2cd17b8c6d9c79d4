import { readFile } from "node:fs/promises";

const FILE = "photo.jpg";

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/zero-shot-image-classification", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    inputs: await readFile(FILE, "base64"),
    parameters: { candidate_labels: ["cat", "dog", "bird"] },
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
for (const row of answer) {
  console.log(row.label, row.score);
}
