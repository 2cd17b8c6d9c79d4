import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.textGeneration({
  provider: "auto",
  model: "acme/writer-1b",
  inputs: "The lighthouse keeper climbed the stairs one last time and",
});

console.log(output.generated_text);
