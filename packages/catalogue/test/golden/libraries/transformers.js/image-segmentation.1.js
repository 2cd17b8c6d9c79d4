import { pipeline } from "@huggingface/transformers";

// A path or URL: put your own picture here.
const image = "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg";

const pipe = await pipeline("image-segmentation", "owner/name");
for (const [index, { label, mask }] of (await pipe(image)).entries()) {
  console.log(label);
  await mask.save(`segment-${index}.png`);
}
