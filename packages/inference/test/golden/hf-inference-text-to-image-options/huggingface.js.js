import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.TEAM_TOKEN, { billTo: "acme" });

const image = await client.textToImage(
  {
    provider: "hf-inference",
    model: "acme/painter",
    inputs: "A red fox",
    parameters: { num_inference_steps: 20, width: 512, height: 512, tiling: true },
  },
  { outputType: "blob" },
);

const extension = image.type.split("/")[1] || "png";
await writeFile("image." + extension, image.stream());
