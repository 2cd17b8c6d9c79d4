import { setTimeout } from "node:timers/promises";
import { writeFile } from "node:fs/promises";
import { extname } from "node:path";

// Replicate may know acme/text-to-speech by another id; look it up there.
const headers = { Authorization: `Bearer ${process.env.HF_TOKEN}` };

async function ask(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

let job = await ask("https://router.huggingface.co/replicate/v1/models/acme/text-to-speech/predictions", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({
    input: { text: "The next train to Bristol leaves from platform four." },
  }),
});
// The answer names the provider's own address; ask for the same path through the router.
const statusUrl = "https://router.huggingface.co/replicate" + new URL(job.urls.get).pathname;

while (true) {
  job = await ask(statusUrl, { headers });
  if (job.status === "succeeded") break;
  if (["failed", "canceled", "aborted"].includes(job.status)) {
    throw new Error(`No result: ${JSON.stringify(job)}`);
  }
  await setTimeout(1000);
}

const url = job.output;
const download = await fetch(Array.isArray(url) ? url[0] : url);
if (!download.ok) {
  throw new Error(`HTTP ${download.status} for ${download.url}`);
}
await writeFile("audio" + extname(new URL(download.url).pathname), Buffer.from(await download.arrayBuffer()));
