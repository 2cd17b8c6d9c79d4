import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const image = await client.textToImage(
  {
    provider: "fal-ai",
    model: "acme/painter",
    inputs: "A watercolour of a fishing boat at dawn",
    parameters: { num_inference_steps: 5 },
  },
  { outputType: "blob" },
);
clearInterval(running);

const extension = image.type.split("/")[1] || "png";
await writeFile("image." + extension, image.stream());
