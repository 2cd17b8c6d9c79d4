import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.sentenceSimilarity({
  provider: "auto",
  model: "acme/sentence-similarity",
  inputs: {
    source_sentence: "The match was called off because of the storm.",
    sentences: [
      "Bad weather forced them to cancel the game.",
      "The striker scored twice in the second half.",
      "He lit a match to see the way.",
    ],
  },
});
clearInterval(running);

console.log(result);
