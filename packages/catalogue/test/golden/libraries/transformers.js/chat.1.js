import { pipeline } from "@huggingface/transformers";

const messages = [{ role: "user", content: "What is the capital of Portugal?" }];

const pipe = await pipeline("text-generation", "owner/name");
const [output] = await pipe(messages, { max_new_tokens: 200 });
console.log(output.generated_text.at(-1).content);
