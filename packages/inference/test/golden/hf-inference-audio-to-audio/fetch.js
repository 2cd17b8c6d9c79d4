import { readFile, writeFile } from "node:fs/promises";

const FILE = "sample1.flac";

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/audio-to-audio", {
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
for (const [index, row] of answer.entries()) {
  console.log(row.label);
  await writeFile("audio-" + (index + 1) + ".flac", row.blob, "base64");
}
