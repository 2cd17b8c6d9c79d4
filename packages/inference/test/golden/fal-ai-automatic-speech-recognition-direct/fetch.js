import { readFile } from "node:fs/promises";

// fal may know acme/listener by another id; look it up there.
const FILE = "sample1.mp3";

const response = await fetch("https://fal.run/acme/listener", {
  method: "POST",
  headers: {
    Authorization: `Key ${process.env.FAL_AI_API_KEY}`,
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
