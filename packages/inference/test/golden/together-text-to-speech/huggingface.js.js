import { InferenceClient } from "@huggingface/inference";
import { writeFile } from "node:fs/promises";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.textToSpeech({
  provider: "together",
  model: "acme/text-to-speech",
  inputs: "The next train to Bristol leaves from platform four.",
  parameters: { response_format: "mp3", voice: "tara" },
});

await writeFile("audio" + "." + (result.type.split("/")[1] || "bin"), result.stream());
