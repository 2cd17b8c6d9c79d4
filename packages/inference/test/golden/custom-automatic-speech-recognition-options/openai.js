import { createReadStream } from "node:fs";
import OpenAI from "openai";

const FILE = "meeting notes.wav";

const client = new OpenAI({
  baseURL: "http://localhost:8000/v1",
  apiKey: process.env.API_TOKEN,
});

const transcription = await client.audio.transcriptions.create({
  model: "acme/listener",
  file: createReadStream(FILE),
  language: "pt",
  timestamps: 1,
});

console.log(transcription.text);
