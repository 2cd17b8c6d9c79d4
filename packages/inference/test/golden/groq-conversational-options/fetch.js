const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "X-HF-Bill-To": "acme",
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
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
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer.choices[0].message.content);
