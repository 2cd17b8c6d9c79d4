import { setTimeout } from "node:timers/promises";
import { writeFile } from "node:fs/promises";
import { extname } from "node:path";

// Z.ai may know acme/painter by another id; look it up there.
const headers = { Authorization: `Bearer ${process.env.HF_TOKEN}` };

async function ask(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

let job = await ask("https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({
    model: "acme/painter",
    prompt: "A watercolour of a fishing boat at dawn",
  }),
});
const statusUrl = "https://router.huggingface.co/zai-org/api/paas/v4/async-result/" + job.id;

while (true) {
  job = await ask(statusUrl, { headers });
  if (job.task_status === "SUCCESS") break;
  if (["FAIL"].includes(job.task_status)) {
    throw new Error(`No result: ${JSON.stringify(job)}`);
  }
  await setTimeout(1000);
}

const url = job.image_result[0].url;
const download = await fetch(url);
if (!download.ok) {
  throw new Error(`HTTP ${download.status} for ${download.url}`);
}
await writeFile("image" + extname(new URL(download.url).pathname), Buffer.from(await download.arrayBuffer()));
