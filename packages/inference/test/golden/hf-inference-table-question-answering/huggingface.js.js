import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.tableQuestionAnswering({
  provider: "hf-inference",
  model: "acme/table-question-answering",
  inputs: {
    query: "Which mountain is the highest?",
    table: {
      Mountain: ["Zugspitze", "Mont Blanc", "Matterhorn"],
      Country: ["Germany", "France", "Switzerland"],
      Metres: ["2962", "4806", "4478"],
    },
  },
});

console.log(result.answer);
