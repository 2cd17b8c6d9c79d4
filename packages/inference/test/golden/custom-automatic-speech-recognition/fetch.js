import { readFile } from "node:fs/promises";
import { basename } from "node:path";

const FILE = "sample1.flac";

const form = new FormData();
form.append("model", "acme/listener");
form.append("file", new Blob([await readFile(FILE)], { type: "audio/flac" }), basename(FILE));
const response = await fetch("http://localhost:8000/v1/audio/transcriptions", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.API_TOKEN}` },
  body: form,
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer.text);
