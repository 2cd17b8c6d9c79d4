import { createReadStream } from "node:fs";
import OpenAI from "openai";

// Together AI may know acme/listener by another id; look it up there.
const FILE = "sample1.flac";

const client = new OpenAI({
  baseURL: "https://api.together.ai/v1",
  apiKey: process.env.TOGETHER_API_KEY,
});

const transcription = await client.audio.transcriptions.create({
  model: "acme/listener",
  file: createReadStream(FILE),
});

console.log(transcription.text);
