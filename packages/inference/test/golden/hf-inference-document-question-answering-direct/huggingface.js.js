import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "invoice.png";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.documentQuestionAnswering({
  provider: "hf-inference",
  model: "acme/document-question-answering",
  inputs: {
    image: new Blob([await readFile(FILE)], { type: "image/png" }),
    question: "What is the total amount?",
  },
});

console.log(result.answer);
