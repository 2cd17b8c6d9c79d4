import { pipeline } from "@huggingface/transformers";

const text = "Ada Lovelace met Charles Babbage in London in 1833.";

const pipe = await pipeline("token-classification", "owner/name");
console.log(await pipe(text));
