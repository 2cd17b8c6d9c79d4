import OpenAI from "openai";

// DeepInfra may know acme/feature-extraction by another id; look it up there.
const client = new OpenAI({
  baseURL: "https://router.huggingface.co/deepinfra/v1/openai",
  apiKey: process.env.HF_TOKEN,
});

const result = await client.embeddings.create({
  model: "acme/feature-extraction",
  input: "Bring a warm coat, the evenings on the coast get cold.",
  encoding_format: "float",
});

const vector = result.data[0].embedding;
console.log(`${vector.length} numbers:`, vector.slice(0, 5), "...");
