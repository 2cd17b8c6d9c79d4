import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.textClassification({
  provider: "auto",
  model: "acme/text-classification",
  inputs: "The room was spotless and the staff could not have been kinder.",
});
clearInterval(running);

for (const { label, score } of result) {
  console.log(label, score);
}
