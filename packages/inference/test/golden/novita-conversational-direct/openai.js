import OpenAI from "openai";

// Novita may know acme/chatty-8b by another id; look it up there.
const client = new OpenAI({
  baseURL: "https://api.novita.ai/openai/v1",
  apiKey: process.env.NOVITA_API_KEY,
});

const completion = await client.chat.completions.create({
  model: "acme/chatty-8b",
  messages: [{ role: "user", content: "What is the capital of Portugal?" }],
});

console.log(completion.choices[0].message.content);
