// Together AI may know acme/feature-extraction by another id; look it up there.
const response = await fetch("https://api.together.ai/v1/embeddings", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.TOGETHER_API_KEY}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    model: "acme/feature-extraction",
    input: "Bring a warm coat, the evenings on the coast get cold.",
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
const vector = answer.data[0].embedding;
console.log(`${vector.length} numbers:`, vector.slice(0, 5), "...");
