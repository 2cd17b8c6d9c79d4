import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.OPENAI_API_KEY);

const stream = client.chatCompletionStream({
  provider: "openai",
  model: "openai/acme/chatty-8b",
  messages: [{ role: "user", content: "What is the capital of Portugal?" }],
});

for await (const chunk of stream) {
  process.stdout.write(chunk.choices[0]?.delta.content ?? "");
}
console.log();
