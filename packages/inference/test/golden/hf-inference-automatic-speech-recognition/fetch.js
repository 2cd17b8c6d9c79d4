import { readFile } from "node:fs/promises";

const FILE = "sample1.flac";

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/listener", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "audio/flac",
  },
  body: await readFile(FILE),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer.text);
