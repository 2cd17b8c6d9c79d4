import { readFile } from "node:fs/promises";

// Replicate may know acme/listener by another id; look it up there.
const FILE = "sample1.mp3";

const response = await fetch("https://api.replicate.com/v1/models/acme/listener/predictions", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.REPLICATE_API_KEY}`,
    "Content-Type": "application/json",
    Prefer: "wait",
  },
  body: JSON.stringify({
    input: { audio: "data:audio/mpeg;base64," + (await readFile(FILE, "base64")) },
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const prediction = await response.json();
const { output } = prediction;
if (output == null) {
  throw new Error(`No output yet, status ${prediction.status}: ${prediction.error}`);
}

console.log(output.transcription ?? output.text ?? output);
