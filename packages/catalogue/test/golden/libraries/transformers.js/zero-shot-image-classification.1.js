import { pipeline } from "@huggingface/transformers";

// A path or URL: put your own picture here.
const image = "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg";
const labels = ["cat", "dog", "bird"];

const pipe = await pipeline("zero-shot-image-classification", "owner/name");
console.log(await pipe(image, labels));
