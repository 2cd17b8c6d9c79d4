import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "sample1.mp3";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.automaticSpeechRecognition({
  provider: "fal-ai",
  model: "acme/listener",
  inputs: new Blob([await readFile(FILE)], { type: "audio/mpeg" }),
});

console.log(result.text);
