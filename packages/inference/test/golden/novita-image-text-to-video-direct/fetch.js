import { readFile, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { extname } from "node:path";

// Novita may know acme/image-text-to-video by another id; look it up there.
const FILE = "cat.png";

const headers = { Authorization: `Bearer ${process.env.NOVITA_API_KEY}` };

async function ask(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

let job = await ask("https://api.novita.ai/v3/minimax/v2/video_generation", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({
    model: "acme/image-text-to-video",
    content: [
      { type: "text", text: "The cat stretches and walks out of the frame" },
      {
        type: "image_url",
        image_url: { url: "data:image/png;base64," + (await readFile(FILE, "base64")) },
        role: "first_frame",
      },
    ],
    resolution: "768P",
    duration: 4,
    ratio: "adaptive",
  }),
});
const statusUrl = "https://api.novita.ai/v3/minimax/v2/query/video_generation/" + job.task_id;

while (true) {
  job = await ask(statusUrl, { headers });
  if (job.task.status === "succeeded") break;
  if (["failed", "cancelled", "expired"].includes(job.task.status)) {
    throw new Error(`No result: ${JSON.stringify(job)}`);
  }
  await setTimeout(1000);
}

const url = job.task.content.url;
const download = await fetch(url);
if (!download.ok) {
  throw new Error(`HTTP ${download.status} for ${download.url}`);
}
await writeFile("video" + extname(new URL(download.url).pathname), Buffer.from(await download.arrayBuffer()));
