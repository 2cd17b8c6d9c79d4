const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/fill-mask", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({ inputs: "The ship left the harbour at [MASK] and sailed north." }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
for (const row of answer) {
  console.log(row.token_str, row.score);
}
