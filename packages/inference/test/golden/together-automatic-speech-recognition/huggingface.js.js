import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "sample1.flac";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.automaticSpeechRecognition({
  provider: "together",
  model: "acme/listener",
  inputs: new Blob([await readFile(FILE)], { type: "audio/flac" }),
});

console.log(result.text);
