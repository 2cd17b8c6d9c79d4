const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/sentence-similarity/pipeline/sentence-similarity", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    inputs: {
      source_sentence: "The match was called off because of the storm.",
      sentences: [
        "Bad weather forced them to cancel the game.",
        "The striker scored twice in the second half.",
        "He lit a match to see the way.",
      ],
    },
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer);
