import { readFile } from "node:fs/promises";

// fal may know acme/listener by another id; look it up there.
const FILE = "sample1.mp3";

const response = await fetch("https://router.huggingface.co/fal-ai/acme/listener", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    audio_url: "data:audio/mpeg;base64," + (await readFile(FILE, "base64")),
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer.text);
