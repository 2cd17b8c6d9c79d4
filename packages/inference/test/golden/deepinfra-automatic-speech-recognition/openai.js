import { createReadStream } from "node:fs";
import OpenAI from "openai";

// DeepInfra may know acme/listener by another id; look it up there.
const FILE = "sample1.flac";

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/deepinfra/v1/openai",
  apiKey: process.env.HF_TOKEN,
});

const transcription = await client.audio.transcriptions.create({
  model: "acme/listener",
  file: createReadStream(FILE),
});

console.log(transcription.text);
