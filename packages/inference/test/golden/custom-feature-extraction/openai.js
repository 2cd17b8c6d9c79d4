import OpenAI from "openai";

const client = new OpenAI({
  baseURL: "http://localhost:8000/v1",
  apiKey: process.env.API_TOKEN,
});

const result = await client.embeddings.create({
  model: "acme/feature-extraction",
  input: "Bring a warm coat, the evenings on the coast get cold.",
  encoding_format: "float",
});

const vector = result.data[0].embedding;
console.log(`${vector.length} numbers:`, vector.slice(0, 5), "...");
