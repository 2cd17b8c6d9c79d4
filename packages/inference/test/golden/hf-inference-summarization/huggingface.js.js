import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.summarization({
  provider: "hf-inference",
  model: "acme/summarization",
  inputs: "The Elbe rises in the Giant Mountains of the Czech Republic and flows through Bohemia and Germany for about 1,090 kilometres before it reaches the North Sea at Cuxhaven. Its largest tributaries are the Vltava, the Saale and the Havel.",
});

console.log(result.summary_text);
