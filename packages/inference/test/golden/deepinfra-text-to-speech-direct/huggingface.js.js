import { InferenceClient } from "@huggingface/inference";
import { writeFile } from "node:fs/promises";

const client = new InferenceClient(process.env.DEEPINFRA_API_KEY);

const result = await client.textToSpeech({
  provider: "deepinfra",
  model: "acme/text-to-speech",
  inputs: "The next train to Bristol leaves from platform four.",
  parameters: { response_format: "mp3" },
});

await writeFile("audio" + "." + (result.type.split("/")[1] || "bin"), result.stream());
