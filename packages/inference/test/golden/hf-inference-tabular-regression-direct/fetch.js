const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tabular-regression", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    inputs: {
      data: { area_m2: [48, 73, 120], rooms: [2, 3, 5], year_built: [1972, 1998, 2015] },
    },
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer);
