import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.zeroShotClassification({
  provider: "auto",
  model: "acme/zero-shot-classification",
  inputs: "My parcel arrived with a broken lid and I would like my money back.",
  parameters: { candidate_labels: ["refund", "delivery time", "praise"] },
});
clearInterval(running);

for (const { label, score } of result) {
  console.log(label, score);
}
