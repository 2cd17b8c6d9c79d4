import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const image = await client.textToImage(
  {
    provider: "deepinfra",
    model: "acme/painter",
    inputs: "A watercolour of a fishing boat at dawn",
    parameters: { num_inference_steps: 5 },
  },
  { outputType: "blob" },
);

const extension = image.type.split("/")[1] || "png";
await writeFile("image." + extension, image.stream());
