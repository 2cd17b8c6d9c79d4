import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "sample1.flac";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.audioToAudio({
  provider: "hf-inference",
  model: "acme/audio-to-audio",
  inputs: new Blob([await readFile(FILE)], { type: "audio/flac" }),
});

for (const [index, item] of result.entries()) {
  console.log(item.label);
  await writeFile("audio-" + (index + 1) + ".flac", item.blob, "base64");
}
