import { pipeline } from "@huggingface/transformers";

const text = "Could you tell me where the nearest station is?";

const pipe = await pipeline("translation", "owner/name");
console.log(await pipe(text, { src_lang: "en_XX", tgt_lang: "fr_XX" }));
