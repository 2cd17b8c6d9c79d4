import { pipeline } from "@huggingface/transformers";

const text = "My parcel arrived with a broken lid and I would like my money back.";
const labels = ["refund", "delivery time", "praise"];

const pipe = await pipeline("zero-shot-classification", "owner/name");
console.log(await pipe(text, labels));
