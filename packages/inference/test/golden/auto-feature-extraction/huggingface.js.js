import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.featureExtraction({
  provider: "auto",
  model: "acme/feature-extraction",
  inputs: "Bring a warm coat, the evenings on the coast get cold.",
});

console.log(result);
