import { InferenceClient } from "@huggingface/inference";
import { writeFile } from "node:fs/promises";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.textToAudio({
  provider: "hf-inference",
  model: "acme/text-to-audio",
  inputs: "Slow piano music with rain in the background",
});

await writeFile("audio" + "." + (result.type.split("/")[1] || "bin"), result.stream());
