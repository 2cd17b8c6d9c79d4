const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/feature-extraction/pipeline/feature-extraction", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({ inputs: "Bring a warm coat, the evenings on the coast get cold." }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer);
