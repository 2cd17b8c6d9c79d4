import { setTimeout } from "node:timers/promises";
import { writeFile } from "node:fs/promises";
import { extname } from "node:path";

// Together AI may know acme/text-to-video by another id; look it up there.
const headers = { Authorization: `Bearer ${process.env.TOGETHER_API_KEY}` };

async function ask(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

let job = await ask("https://api.together.ai/v2/videos", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({
    model: "acme/text-to-video",
    prompt: "A paper boat drifting down a stream after the rain",
  }),
});
const statusUrl = "https://api.together.ai/v2/videos/" + job.id;

while (true) {
  job = await ask(statusUrl, { headers });
  if (job.status === "completed") break;
  if (["failed", "cancelled"].includes(job.status)) {
    throw new Error(`No result: ${JSON.stringify(job)}`);
  }
  await setTimeout(1000);
}

const url = job.outputs.video_url;
const download = await fetch(url);
if (!download.ok) {
  throw new Error(`HTTP ${download.status} for ${download.url}`);
}
await writeFile("video" + extname(new URL(download.url).pathname), Buffer.from(await download.arrayBuffer()));
