import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.translation({
  provider: "auto",
  model: "acme/translation",
  inputs: "Could you tell me where the nearest station is?",
});
clearInterval(running);

console.log(result.translation_text);
