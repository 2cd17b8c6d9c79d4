import OpenAI from "openai";

const client = new OpenAI({
  baseURL: "http://localhost:8000/v1",
  apiKey: process.env.API_TOKEN,
});

const completion = await client.completions.create({
  model: "acme/writer-1b",
  prompt: "The lighthouse keeper climbed the stairs one last time and",
});

console.log(completion.choices[0].text);
