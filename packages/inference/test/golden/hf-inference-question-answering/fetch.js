const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/question-answering", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    inputs: {
      question: "Where does Ines work?",
      context: "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy.",
    },
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer.answer);
