import { InferenceClient } from "@huggingface/inference";
import { writeFile } from "node:fs/promises";

const client = new InferenceClient(process.env.REPLICATE_API_KEY);

const result = await client.textToVideo({
  provider: "replicate",
  model: "acme/text-to-video",
  inputs: "A paper boat drifting down a stream after the rain",
});

await writeFile("video" + "." + (result.type.split("/")[1] || "bin"), result.stream());
