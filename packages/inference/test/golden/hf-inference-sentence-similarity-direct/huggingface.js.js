import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.sentenceSimilarity({
  provider: "hf-inference",
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

console.log(result);
