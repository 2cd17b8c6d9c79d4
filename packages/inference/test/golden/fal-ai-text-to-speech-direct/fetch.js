import { writeFile } from "node:fs/promises";
import { extname } from "node:path";

// fal may know acme/text-to-speech by another id; look it up there.
const response = await fetch("https://fal.run/acme/text-to-speech", {
  method: "POST",
  headers: {
    Authorization: `Key ${process.env.FAL_AI_API_KEY}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({ text: "The next train to Bristol leaves from platform four." }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
const url = answer.audio.url;
const download = await fetch(url);
if (!download.ok) {
  throw new Error(`HTTP ${download.status} for ${download.url}`);
}
await writeFile("audio" + extname(new URL(download.url).pathname), Buffer.from(await download.arrayBuffer()));
