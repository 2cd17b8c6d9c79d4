// Together AI may know acme/writer-1b by another id; look it up there.
const response = await fetch("https://api.together.ai/v1/completions", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.TOGETHER_API_KEY}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    model: "acme/writer-1b",
    prompt: "The lighthouse keeper climbed the stairs one last time and",
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer.choices[0].text);
