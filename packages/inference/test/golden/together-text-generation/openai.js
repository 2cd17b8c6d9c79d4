import OpenAI from "openai";

// Together AI may know acme/writer-1b by another id; look it up there.
const client = new OpenAI({
  baseURL: "https://router.huggingface.co/together/v1",
  apiKey: process.env.HF_TOKEN,
});

const completion = await client.completions.create({
  model: "acme/writer-1b",
  prompt: "The lighthouse keeper climbed the stairs one last time and",
});

console.log(completion.choices[0].text);
