import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.tabularRegression({
  provider: "hf-inference",
  model: "acme/tabular-regression",
  inputs: {
    data: {
      area_m2: ["48", "73", "120"],
      rooms: ["2", "3", "5"],
      year_built: ["1972", "1998", "2015"],
    },
  },
});

console.log(result);
