import { setTimeout } from "node:timers/promises";
import { writeFile } from "node:fs/promises";
import { extname } from "node:path";

// fal may know acme/painter by another id; look it up there.
const headers = { Authorization: `Bearer ${process.env.HF_TOKEN}` };

async function ask(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  }
  return response;
}

const response = await ask("https://router.huggingface.co/fal-ai/acme/painter?_subdomain=queue", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({ prompt: "A watercolour of a fishing boat at dawn" }),
});
const job = await response.json();
// The queue answers with its own addresses; ask for the same paths through the router.
const jobUrl = "https://router.huggingface.co/fal-ai" + new URL(job.response_url).pathname;
const statusUrl = jobUrl + "/status?_subdomain=queue";
const resultUrl = jobUrl + "?_subdomain=queue";

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
