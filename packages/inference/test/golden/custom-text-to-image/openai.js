import { writeFile } from "node:fs/promises";
import OpenAI from "openai";

const client = new OpenAI({
  baseURL: "http://localhost:8000/v1",
  apiKey: process.env.API_TOKEN,
});

const result = await client.images.generate({
  model: "acme/painter",
  prompt: "A watercolour of a fishing boat at dawn",
  response_format: "b64_json",
});

const [image] = result.data ?? [];
await writeFile("image.png", image.b64_json ?? "", "base64");
