import { readFile } from "node:fs/promises";

const FILE = "invoice.png";

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/document-question-answering", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    inputs: {
      image: await readFile(FILE, "base64"),
      question: "What is the total amount?",
    },
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
for (const row of answer) {
  console.log(row.answer, row.score);
}
