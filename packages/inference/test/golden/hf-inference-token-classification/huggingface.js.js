import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.tokenClassification({
  provider: "hf-inference",
  model: "acme/token-classification",
  inputs: "Ada Lovelace met Charles Babbage in London in 1833.",
});

for (const { word, entity_group, score } of result) {
  console.log(word, entity_group, score);
}
