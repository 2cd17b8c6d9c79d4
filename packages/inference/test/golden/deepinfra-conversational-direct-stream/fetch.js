// DeepInfra may know acme/chatty-8b by another id; look it up there.
const response = await fetch("https://api.deepinfra.com/v1/openai/chat/completions", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.DEEPINFRA_API_KEY}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    model: "acme/chatty-8b",
    messages: [{ role: "user", content: "What is the capital of Portugal?" }],
    stream: true,
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

let rest = "";
for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
  const lines = (rest + text).split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) {
    const data = line.startsWith("data:") ? line.slice(5).trim() : "";
    if (data === "" || data === "[DONE]") continue;
    process.stdout.write(JSON.parse(data).choices?.[0]?.delta?.content ?? "");
  }
}
console.log();
