import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.tabularClassification({
  provider: "auto",
  model: "acme/tabular-classification",
  inputs: {
    data: { petal_length_cm: ["1.4", "4.7", "6"], petal_width_cm: ["0.2", "1.4", "2.5"] },
  },
});
clearInterval(running);

console.log(result);
