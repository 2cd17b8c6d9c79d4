import { InferenceClient } from "@huggingface/inference";
import { writeFile } from "node:fs/promises";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.textToImage(
  {
    provider: "hf-inference",
    model: "acme/painter",
    inputs: "A watercolour of a fishing boat at dawn",
    parameters: { num_inference_steps: 5 },
  },
  { outputType: "blob" },
);

await writeFile("image" + "." + (result.type.split("/")[1] || "bin"), result.stream());
