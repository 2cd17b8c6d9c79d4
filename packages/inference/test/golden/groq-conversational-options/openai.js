import OpenAI from "openai";

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
  defaultHeaders: { "X-HF-Bill-To": "acme" },
});

const completion = await client.chat.completions.create({
  model: "acme/chatty-8b:groq",
  messages: [
    { role: "system", content: "Answer in one word." },
    { role: "user", content: "Why?" },
  ],
  seed: 7,
  chat_template_kwargs: { thinking: false },
  temperature: 0.5,
  max_tokens: 512,
  top_p: 0.9,
});

console.log(completion.choices[0].message.content);
