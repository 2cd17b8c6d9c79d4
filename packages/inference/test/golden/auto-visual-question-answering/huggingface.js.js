import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "photo.jpg";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.visualQuestionAnswering({
  provider: "auto",
  model: "acme/visual-question-answering",
  inputs: {
    image: new Blob([await readFile(FILE)], { type: "image/jpeg" }),
    question: "What animal is this?",
  },
});
clearInterval(running);

console.log(result.answer);
