import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

// Replicate may know acme/listener by another id; look it up there.
const FILE = "sample1.mp3";

const headers = { Authorization: `Bearer ${process.env.REPLICATE_API_KEY}` };

async function ask(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

let job = await ask("https://api.replicate.com/v1/models/acme/listener/predictions", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({
    input: { audio: "data:audio/mpeg;base64," + (await readFile(FILE, "base64")) },
  }),
});
const statusUrl = job.urls.get;

while (true) {
  job = await ask(statusUrl, { headers });
  if (job.status === "succeeded") break;
  if (["failed", "canceled", "aborted"].includes(job.status)) {
    throw new Error(`No result: ${JSON.stringify(job)}`);
  }
  await setTimeout(1000);
}

const output = job.output;
const spoken = Array.isArray(output) ? output[0] : output;
console.log(spoken.transcription ?? spoken.text ?? spoken);
