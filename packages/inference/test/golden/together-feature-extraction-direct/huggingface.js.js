import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.TOGETHER_API_KEY);

const result = await client.featureExtraction({
  provider: "together",
  model: "acme/feature-extraction",
  inputs: "Bring a warm coat, the evenings on the coast get cold.",
});

console.log(result);
