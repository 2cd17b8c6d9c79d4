import OpenAI from "openai";

// DeepInfra may know acme/writer-1b by another id; look it up there.
const client = new OpenAI({
  baseURL: "https://api.deepinfra.com/v1/openai",
  apiKey: process.env.DEEPINFRA_API_KEY,
});

const completion = await client.completions.create({
  model: "acme/writer-1b",
  prompt: "The lighthouse keeper climbed the stairs one last time and",
});

console.log(completion.choices[0].text);
