import { writeFile } from "node:fs/promises";
import OpenAI from "openai";

// DeepInfra may know acme/painter by another id; look it up there.
const client = new OpenAI({
  baseURL: "https://router.huggingface.co/deepinfra/v1/openai",
  apiKey: process.env.HF_TOKEN,
});

const result = await client.images.generate({
  model: "acme/painter",
  prompt: "A watercolour of a fishing boat at dawn",
  response_format: "b64_json",
});

await writeFile("image.png", result.data[0].b64_json, "base64");
