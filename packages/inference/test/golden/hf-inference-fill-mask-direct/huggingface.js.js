import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.fillMask({
  provider: "hf-inference",
  model: "acme/fill-mask",
  inputs: "The ship left the harbour at [MASK] and sailed north.",
});

for (const { token_str, score } of result) {
  console.log(token_str, score);
}
