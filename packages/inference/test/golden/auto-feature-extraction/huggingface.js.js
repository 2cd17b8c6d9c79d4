import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.featureExtraction({
  provider: "auto",
  model: "acme/feature-extraction",
  inputs: "Bring a warm coat, the evenings on the coast get cold.",
});
clearInterval(running);

console.log(result);
