import { pipeline } from "@huggingface/transformers";

// A path or URL: put your own picture here.
const image = "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg";

const pipe = await pipeline("depth-estimation", "owner/name");
const { depth } = await pipe(image);
await depth.save("depth.png");
