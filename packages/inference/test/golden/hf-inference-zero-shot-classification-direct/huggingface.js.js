import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.zeroShotClassification({
  provider: "hf-inference",
  model: "acme/zero-shot-classification",
  inputs: "My parcel arrived with a broken lid and I would like my money back.",
  parameters: { candidate_labels: ["refund", "delivery time", "praise"] },
});

for (const { label, score } of result) {
  console.log(label, score);
}
