import OpenAI from "openai";

// Scaleway may know acme/feature-extraction by another id; look it up there.
const client = new OpenAI({
  baseURL: "https://router.huggingface.co/scaleway/v1",
  apiKey: process.env.HF_TOKEN,
});

const result = await client.embeddings.create({
  model: "acme/feature-extraction",
  input: "Bring a warm coat, the evenings on the coast get cold.",
  encoding_format: "float",
});

const vector = result.data[0].embedding;
console.log(`${vector.length} numbers:`, vector.slice(0, 5), "...");
