import { pipeline } from "@huggingface/transformers";

// A path or URL: put your own picture here.
const image = "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg";

const pipe = await pipeline("image-to-image", "owner/name");
const output = await pipe(image);
await output.save("output.png");
