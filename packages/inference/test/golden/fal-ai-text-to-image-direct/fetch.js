import { setTimeout } from "node:timers/promises";
import { writeFile } from "node:fs/promises";
import { extname } from "node:path";

// fal may know acme/painter by another id; look it up there.
const headers = { Authorization: `Key ${process.env.FAL_AI_API_KEY}` };

async function ask(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  }
  return response;
}

const response = await ask("https://queue.fal.run/acme/painter", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({ prompt: "A watercolour of a fishing boat at dawn" }),
});
const job = await response.json();
const statusUrl = job.status_url;
const resultUrl = job.response_url;

while ((await (await ask(statusUrl, { headers })).json()).status !== "COMPLETED") {
  await setTimeout(500);
}
const result = await ask(resultUrl, { headers });

const { images } = await result.json();
const imageUrl = images[0].url;
const image = await fetch(imageUrl);
if (!image.ok) {
  throw new Error(`HTTP ${image.status} for ${imageUrl}`);
}
await writeFile("image" + extname(new URL(imageUrl).pathname), image.body);
