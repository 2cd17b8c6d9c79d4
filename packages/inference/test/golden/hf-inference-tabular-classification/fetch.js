const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tabular-classification", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    inputs: { data: { petal_length_cm: [1.4, 4.7, 6], petal_width_cm: [0.2, 1.4, 2.5] } },
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer);
