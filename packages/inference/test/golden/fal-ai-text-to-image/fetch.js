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
  return response.json();
}

let job = await ask("https://router.huggingface.co/fal-ai/acme/painter?_subdomain=queue", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({ prompt: "A watercolour of a fishing boat at dawn" }),
});
// The answer names the provider's own address; ask for the same path through the router.
const jobUrl = "https://router.huggingface.co/fal-ai" + new URL(job.response_url).pathname;
const statusUrl = jobUrl + "/status?_subdomain=queue";
const resultUrl = jobUrl + "?_subdomain=queue";

while (true) {
  job = await ask(statusUrl, { headers });
  if (job.status === "COMPLETED") break;
  await setTimeout(1000);
}
job = await ask(resultUrl, { headers });

const url = job.images[0].url;
const download = await fetch(url);
if (!download.ok) {
  throw new Error(`HTTP ${download.status} for ${download.url}`);
}
await writeFile("image" + extname(new URL(download.url).pathname), Buffer.from(await download.arrayBuffer()));
