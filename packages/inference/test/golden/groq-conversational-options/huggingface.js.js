import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN, { billTo: "acme" });

const completion = await client.chatCompletion({
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
