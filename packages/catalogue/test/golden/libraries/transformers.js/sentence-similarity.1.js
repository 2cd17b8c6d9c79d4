import { pipeline } from "@huggingface/transformers";

const sentences = [
  "The match was called off because of the storm.",
  "Bad weather forced them to cancel the game.",
];

const pipe = await pipeline("feature-extraction", "owner/name");
const output = await pipe(sentences, { pooling: "mean", normalize: true });
console.log(output.tolist());
