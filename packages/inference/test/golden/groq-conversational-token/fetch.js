const response = await fetch("https://api.groq.com/openai/v1/chat/completions", {
  method: "POST",
  headers: { Authorization: "Bearer gsk_0123", "Content-Type": "application/json" },
  body: JSON.stringify({
    model: "chatty-8b-instant",
    messages: [{ role: "user", content: "What is the capital of Portugal?" }],
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer.choices[0].message.content);
