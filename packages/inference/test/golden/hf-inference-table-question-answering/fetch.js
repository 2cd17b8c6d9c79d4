const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/table-question-answering", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    inputs: {
      query: "Which mountain is the highest?",
      table: {
        Mountain: ["Zugspitze", "Mont Blanc", "Matterhorn"],
        Country: ["Germany", "France", "Switzerland"],
        Metres: ["2962", "4806", "4478"],
      },
    },
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer.answer);
