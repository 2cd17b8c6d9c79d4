import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.textGeneration({
  provider: "hf-inference",
  model: "acme/writer-1b",
  inputs: "Once upon a time",
  parameters: { max_new_tokens: 64, temperature: 0.7 },
});

console.log(output.generated_text);
