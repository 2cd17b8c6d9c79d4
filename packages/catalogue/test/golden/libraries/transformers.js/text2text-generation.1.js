import { pipeline } from "@huggingface/transformers";

const text = "Could you tell me where the nearest station is?";

const pipe = await pipeline("text2text-generation", "owner/name");
console.log(await pipe(text));
