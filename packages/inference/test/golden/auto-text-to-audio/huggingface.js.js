import { InferenceClient } from "@huggingface/inference";
import { writeFile } from "node:fs/promises";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.textToAudio({
  provider: "auto",
  model: "acme/text-to-audio",
  inputs: "Slow piano music with rain in the background",
});
clearInterval(running);

await writeFile("audio" + "." + (result.type.split("/")[1] || "bin"), result.stream());
