import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.API_TOKEN, { endpointUrl: "http://localhost:8000/v1/chat/completions" });

const stream = client.chatCompletionStream({
  model: "acme/chatty-8b",
  messages: [{ role: "user", content: "What is the capital of Portugal?" }],
});

for await (const chunk of stream) {
  process.stdout.write(chunk.choices[0]?.delta.content ?? "");
}
console.log();
