import { writeFile } from "node:fs/promises";
import OpenAI from "openai";

const client = new OpenAI({
  baseURL: "http://localhost:8000/v1",
  apiKey: process.env.API_TOKEN,
});

const speech = await client.audio.speech.create({
  model: "acme/text-to-speech",
  input: "The next train to Bristol leaves from platform four.",
  voice: "alloy",
  response_format: "mp3",
});

await writeFile("audio.mp3", Buffer.from(await speech.arrayBuffer()));
