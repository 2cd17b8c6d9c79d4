import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.textClassification({
  provider: "hf-inference",
  model: "acme/text-classification",
  inputs: "The room was spotless and the staff could not have been kinder.",
});

for (const { label, score } of result) {
  console.log(label, score);
}
