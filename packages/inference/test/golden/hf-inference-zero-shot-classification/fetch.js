const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/zero-shot-classification", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    inputs: "My parcel arrived with a broken lid and I would like my money back.",
    parameters: { candidate_labels: ["refund", "delivery time", "praise"] },
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
for (const row of answer) {
  console.log(row.label, row.score);
}
