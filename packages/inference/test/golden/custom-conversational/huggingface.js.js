import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.API_TOKEN, { endpointUrl: "http://localhost:8000/v1/chat/completions" });

const completion = await client.chatCompletion({
  model: "acme/chatty-8b",
  messages: [{ role: "user", content: "What is the capital of Portugal?" }],
});

console.log(completion.choices[0].message.content);
