import { pipeline } from "@huggingface/transformers";

// A picture of a page: put your own path or URL here.
const image = "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/invoice.png";
const question = "What is the invoice number?";

const pipe = await pipeline("document-question-answering", "owner/name");
console.log(await pipe(image, question));
