import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.tabularRegression({
  provider: "auto",
  model: "acme/tabular-regression",
  inputs: {
    data: {
      area_m2: ["48", "73", "120"],
      rooms: ["2", "3", "5"],
      year_built: ["1972", "1998", "2015"],
    },
  },
});
clearInterval(running);

console.log(result);
