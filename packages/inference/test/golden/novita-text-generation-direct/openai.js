import OpenAI from "openai";

// Novita may know acme/writer-1b by another id; look it up there.
const client = new OpenAI({
  baseURL: "https://api.novita.ai/openai/v1",
  apiKey: process.env.NOVITA_API_KEY,
});

const completion = await client.completions.create({
  model: "acme/writer-1b",
  prompt: "The lighthouse keeper climbed the stairs one last time and",
});

console.log(completion.choices[0].text);
