import OpenAI from "openai";

const client = new OpenAI({
  baseURL: "https://api.groq.com/openai/v1",
  apiKey: "gsk_0123",
});

const completion = await client.chat.completions.create({
  model: "chatty-8b-instant",
  messages: [{ role: "user", content: "What is the capital of Portugal?" }],
});

console.log(completion.choices[0].message.content);
