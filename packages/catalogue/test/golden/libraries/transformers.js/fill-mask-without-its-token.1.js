import { pipeline } from "@huggingface/transformers";

const text = "The ship left the harbour at [MASK] and sailed north.";

const pipe = await pipeline("fill-mask", "owner/name");
console.log(await pipe(text));
