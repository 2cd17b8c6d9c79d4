import { readFile } from "node:fs/promises";
import { basename } from "node:path";

// Together AI may know acme/listener by another id; look it up there.
const FILE = "sample1.flac";

const form = new FormData();
form.append("model", "acme/listener");
form.append("file", new Blob([await readFile(FILE)], { type: "audio/flac" }), basename(FILE));
const response = await fetch("https://api.together.ai/v1/audio/transcriptions", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.TOGETHER_API_KEY}` },
  body: form,
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer.text);
