import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.fillMask({
  provider: "auto",
  model: "acme/fill-mask",
  inputs: "The ship left the harbour at [MASK] and sailed north.",
});
clearInterval(running);

for (const { token_str, score } of result) {
  console.log(token_str, score);
}
