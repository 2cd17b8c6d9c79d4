import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.translation({
  provider: "hf-inference",
  model: "acme/translation",
  inputs: "Could you tell me where the nearest station is?",
});

console.log(result.translation_text);
