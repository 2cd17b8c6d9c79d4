import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "photo.jpg";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.visualQuestionAnswering({
  provider: "hf-inference",
  model: "acme/visual-question-answering",
  inputs: {
    image: new Blob([await readFile(FILE)], { type: "image/jpeg" }),
    question: "What animal is this?",
  },
});

console.log(result.answer);
