import OpenAI from "openai";

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/hf-inference/models/acme/writer-1b/v1",
  apiKey: process.env.HF_TOKEN,
});

const completion = await client.completions.create({
  model: "acme/writer-1b",
  prompt: "Once upon a time",
  temperature: 0.7,
  max_tokens: 64,
});

console.log(completion.choices[0].text);
