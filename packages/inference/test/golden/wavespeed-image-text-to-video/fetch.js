import { readFile, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { extname } from "node:path";

// WaveSpeedAI may know acme/image-text-to-video by another id; look it up there.
const FILE = "cat.png";

const headers = { Authorization: `Bearer ${process.env.HF_TOKEN}` };

async function ask(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

let job = await ask("https://router.huggingface.co/wavespeed/api/v3/acme/image-text-to-video", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({
    prompt: "The cat stretches and walks out of the frame",
    image: "data:image/png;base64," + (await readFile(FILE, "base64")),
    images: ["data:image/png;base64," + (await readFile(FILE, "base64"))],
  }),
});
// The answer names the provider's own address; ask for the same path through the router.
const statusUrl = "https://router.huggingface.co/wavespeed" + new URL(job.data.urls.get).pathname;

while (true) {
  job = await ask(statusUrl, { headers });
  if (job.data.status === "completed") break;
  if (["failed", "cancelled", "timeout"].includes(job.data.status)) {
    throw new Error(`No result: ${JSON.stringify(job)}`);
  }
  await setTimeout(1000);
}

const url = job.data.outputs[0];
const download = await fetch(url);
if (!download.ok) {
  throw new Error(`HTTP ${download.status} for ${download.url}`);
}
await writeFile("video" + extname(new URL(download.url).pathname), Buffer.from(await download.arrayBuffer()));
