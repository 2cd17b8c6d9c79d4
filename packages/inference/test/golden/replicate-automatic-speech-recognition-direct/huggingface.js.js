import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "sample1.mp3";

const client = new InferenceClient(process.env.REPLICATE_API_KEY);

const result = await client.automaticSpeechRecognition({
  provider: "replicate",
  model: "acme/listener",
  inputs: new Blob([await readFile(FILE)], { type: "audio/mpeg" }),
});

console.log(result.text);
