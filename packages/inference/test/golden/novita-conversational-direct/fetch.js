// Novita may know acme/chatty-8b by another id; look it up there.
const response = await fetch("https://api.novita.ai/openai/v1/chat/completions", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.NOVITA_API_KEY}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    model: "acme/chatty-8b",
    messages: [{ role: "user", content: "What is the capital of Portugal?" }],
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer.choices[0].message.content);
