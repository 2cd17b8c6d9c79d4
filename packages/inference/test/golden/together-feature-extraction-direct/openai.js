import OpenAI from "openai";

// Together AI may know acme/feature-extraction by another id; look it up there.
const client = new OpenAI({
  baseURL: "https://api.together.ai/v1",
  apiKey: process.env.TOGETHER_API_KEY,
});

const result = await client.embeddings.create({
  model: "acme/feature-extraction",
  input: "Bring a warm coat, the evenings on the coast get cold.",
  encoding_format: "float",
});

const vector = result.data[0].embedding;
console.log(`${vector.length} numbers:`, vector.slice(0, 5), "...");
