import { InferenceClient } from "@huggingface/inference";
import { writeFile } from "node:fs/promises";

const client = new InferenceClient(process.env.TEAM_TOKEN, { billTo: "acme" });

const result = await client.textToImage(
  {
    provider: "hf-inference",
    model: "acme/painter",
    inputs: "A red fox",
    parameters: { num_inference_steps: 20, width: 512, height: 512, tiling: true },
  },
  { outputType: "blob" },
);

await writeFile("image" + "." + (result.type.split("/")[1] || "bin"), result.stream());
