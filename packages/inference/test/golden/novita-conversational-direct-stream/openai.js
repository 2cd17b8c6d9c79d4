import OpenAI from "openai";

// Novita may know acme/chatty-8b by another id; look it up there.
const client = new OpenAI({
  baseURL: "https://api.novita.ai/openai/v1",
  apiKey: process.env.NOVITA_API_KEY,
});

const stream = await client.chat.completions.create({
  model: "acme/chatty-8b",
  messages: [{ role: "user", content: "What is the capital of Portugal?" }],
  stream: true,
});

for await (const chunk of stream) {
  process.stdout.write(chunk.choices[0]?.delta.content ?? "");
}
console.log();
