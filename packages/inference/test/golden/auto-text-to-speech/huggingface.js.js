import { InferenceClient } from "@huggingface/inference";
import { writeFile } from "node:fs/promises";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.textToSpeech({
  provider: "auto",
  model: "acme/text-to-speech",
  inputs: "The next train to Bristol leaves from platform four.",
});
clearInterval(running);

await writeFile("audio" + "." + (result.type.split("/")[1] || "bin"), result.stream());
