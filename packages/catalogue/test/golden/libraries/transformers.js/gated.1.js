// Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
import { pipeline } from "@huggingface/transformers";

const text = "The room was spotless and the staff could not have been kinder.";

const pipe = await pipeline("text-classification", "owner/name");
console.log(await pipe(text));
