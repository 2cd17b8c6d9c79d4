import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.questionAnswering({
  provider: "auto",
  model: "acme/question-answering",
  inputs: {
    question: "Where does Ines work?",
    context: "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy.",
  },
});
clearInterval(running);

console.log(result.answer);
