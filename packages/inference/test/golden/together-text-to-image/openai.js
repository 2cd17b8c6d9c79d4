import { writeFile } from "node:fs/promises";
import OpenAI from "openai";

// Together AI may know acme/painter by another id; look it up there.
const client = new OpenAI({
  baseURL: "https://router.huggingface.co/together/v1",
  apiKey: process.env.HF_TOKEN,
});

const result = await client.images.generate({
  model: "acme/painter",
  prompt: "A watercolour of a fishing boat at dawn",
  // @ts-expect-error The provider calls it so.
  response_format: "base64",
});

const [image] = result.data ?? [];
await writeFile("image.png", image.b64_json ?? "", "base64");
