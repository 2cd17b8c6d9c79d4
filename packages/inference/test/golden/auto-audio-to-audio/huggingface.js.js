import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "sample1.mp3";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.audioToAudio({
  provider: "auto",
  model: "acme/audio-to-audio",
  inputs: new Blob([await readFile(FILE)], { type: "audio/mpeg" }),
});
clearInterval(running);

for (const [index, item] of result.entries()) {
  console.log(item.label);
  await writeFile("audio-" + (index + 1) + ".wav", item.blob, "base64");
}
