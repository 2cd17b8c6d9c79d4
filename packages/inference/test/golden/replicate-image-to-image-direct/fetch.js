import { readFile, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { extname } from "node:path";

// Replicate may know acme/image-to-image by another id; look it up there.
const FILE = "cat.png";

const headers = { Authorization: `Bearer ${process.env.REPLICATE_API_KEY}` };

async function ask(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

let job = await ask("https://api.replicate.com/v1/models/acme/image-to-image/predictions", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({
    input: {
      prompt: "Turn this cat into a dog",
      image: "data:image/png;base64," + (await readFile(FILE, "base64")),
      images: ["data:image/png;base64," + (await readFile(FILE, "base64"))],
      input_image: "data:image/png;base64," + (await readFile(FILE, "base64")),
      input_images: ["data:image/png;base64," + (await readFile(FILE, "base64"))],
    },
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

const url = job.output;
const download = await fetch(Array.isArray(url) ? url[0] : url);
if (!download.ok) {
  throw new Error(`HTTP ${download.status} for ${download.url}`);
}
await writeFile("image" + extname(new URL(download.url).pathname), Buffer.from(await download.arrayBuffer()));
