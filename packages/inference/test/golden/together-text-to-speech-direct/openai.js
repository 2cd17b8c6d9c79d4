import { writeFile } from "node:fs/promises";
import OpenAI from "openai";

// Together AI may know acme/text-to-speech by another id; look it up there.
const client = new OpenAI({
  baseURL: "https://api.together.ai/v1",
  apiKey: process.env.TOGETHER_API_KEY,
});

const speech = await client.audio.speech.create({
  model: "acme/text-to-speech",
  input: "The next train to Bristol leaves from platform four.",
  voice: "tara",
  response_format: "mp3",
});

await writeFile("audio.mp3", Buffer.from(await speech.arrayBuffer()));
