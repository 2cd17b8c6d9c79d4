import { readFile, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { extname } from "node:path";

// fal may know acme/image-text-to-video by another id; look it up there.
const FILE = "cat.png";

const headers = { Authorization: `Key ${process.env.FAL_AI_API_KEY}` };

async function ask(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

let job = await ask("https://queue.fal.run/acme/image-text-to-video", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({
    prompt: "The cat stretches and walks out of the frame",
    image_url: "data:image/png;base64," + (await readFile(FILE, "base64")),
  }),
});
const statusUrl = job.status_url;
const resultUrl = job.response_url;

while (true) {
  job = await ask(statusUrl, { headers });
  if (job.status === "COMPLETED") break;
  await setTimeout(1000);
}
job = await ask(resultUrl, { headers });

const url = job.video.url;
const download = await fetch(url);
if (!download.ok) {
  throw new Error(`HTTP ${download.status} for ${download.url}`);
}
await writeFile("video" + extname(new URL(download.url).pathname), Buffer.from(await download.arrayBuffer()));
