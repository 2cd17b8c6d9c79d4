import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.tokenClassification({
  provider: "auto",
  model: "acme/token-classification",
  inputs: "Ada Lovelace met Charles Babbage in London in 1833.",
});
clearInterval(running);

for (const { word, entity_group, score } of result) {
  console.log(word, entity_group, score);
}
