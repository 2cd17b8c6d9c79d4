import { InferenceClient } from "@huggingface/inference";
import { writeFile } from "node:fs/promises";

const client = new InferenceClient(process.env.FAL_AI_API_KEY);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.textToImage(
  {
    provider: "fal-ai",
    model: "acme/painter",
    inputs: "A watercolour of a fishing boat at dawn",
    parameters: { num_inference_steps: 5 },
  },
  { outputType: "blob" },
);
clearInterval(running);

await writeFile("image" + "." + (result.type.split("/")[1] || "bin"), result.stream());
