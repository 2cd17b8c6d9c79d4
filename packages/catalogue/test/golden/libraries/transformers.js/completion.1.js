import { pipeline } from "@huggingface/transformers";

const text = "Once upon";

const pipe = await pipeline("text-generation", "owner/name");
console.log(await pipe(text, { max_new_tokens: 100 }));
