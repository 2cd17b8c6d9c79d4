import { readFile, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { extname } from "node:path";

// Together AI may know acme/image-to-video by another id; look it up there.
const FILE = "cat.png";

const headers = { Authorization: `Bearer ${process.env.HF_TOKEN}` };

async function ask(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

let job = await ask("https://router.huggingface.co/together/v2/videos", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({
    model: "acme/image-to-video",
    prompt: "The cat slowly turns its head towards the window",
    media: {
      frame_images: [{ input_image: await readFile(FILE, "base64"), frame: "first" }],
    },
  }),
});
const statusUrl = "https://router.huggingface.co/together/v2/videos/" + job.id;

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
