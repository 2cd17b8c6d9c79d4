import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.questionAnswering({
  provider: "hf-inference",
  model: "acme/question-answering",
  inputs: {
    question: "Where does Ines work?",
    context: "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy.",
  },
});

console.log(result.answer);
