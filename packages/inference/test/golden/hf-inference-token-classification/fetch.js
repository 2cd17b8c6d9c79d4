const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/token-classification", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({ inputs: "Ada Lovelace met Charles Babbage in London in 1833." }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
for (const row of answer) {
  console.log(row.word, row.entity_group, row.score);
}
