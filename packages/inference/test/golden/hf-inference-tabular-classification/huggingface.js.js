import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.tabularClassification({
  provider: "hf-inference",
  model: "acme/tabular-classification",
  inputs: {
    data: { petal_length_cm: ["1.4", "4.7", "6"], petal_width_cm: ["0.2", "1.4", "2.5"] },
  },
});

console.log(result);
