import { writeFile } from "node:fs/promises";
import OpenAI from "openai";

// Nscale may know acme/painter by another id; look it up there.
const client = new OpenAI({
  baseURL: "https://inference.api.nscale.com/v1",
  apiKey: process.env.NSCALE_API_KEY,
});

const result = await client.images.generate({
  model: "acme/painter",
  prompt: "A watercolour of a fishing boat at dawn",
  response_format: "b64_json",
});

const [image] = result.data ?? [];
await writeFile("image.png", image.b64_json ?? "", "base64");
