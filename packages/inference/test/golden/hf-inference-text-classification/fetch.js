const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/text-classification", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    inputs: "The room was spotless and the staff could not have been kinder.",
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
for (const row of answer[0]) {
  console.log(row.label, row.score);
}
