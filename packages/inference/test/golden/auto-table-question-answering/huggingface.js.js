import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.tableQuestionAnswering({
  provider: "auto",
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
clearInterval(running);

console.log(result.answer);
