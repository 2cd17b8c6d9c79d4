import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "invoice.png";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.documentQuestionAnswering({
  provider: "auto",
  model: "acme/document-question-answering",
  inputs: {
    image: new Blob([await readFile(FILE)], { type: "image/png" }),
    question: "What is the total amount?",
  },
});
clearInterval(running);

console.log(result.answer);
