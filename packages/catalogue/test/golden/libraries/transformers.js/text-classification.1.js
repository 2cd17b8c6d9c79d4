import { pipeline } from "@huggingface/transformers";

const text = "The room was spotless and the staff could not have been kinder.";

const pipe = await pipeline("text-classification", "owner/name");
console.log(await pipe(text));
