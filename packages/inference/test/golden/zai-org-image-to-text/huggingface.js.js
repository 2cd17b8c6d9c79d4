import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "photo.jpg";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.imageToText({
  provider: "zai-org",
  model: "acme/image-to-text",
  inputs: new Blob([await readFile(FILE)], { type: "image/jpeg" }),
});

console.log(result.generated_text);
