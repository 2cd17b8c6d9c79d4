import { pipeline } from "@huggingface/transformers";

// A path or URL: put your own recording here.
// A browser decodes it; Node does not, and wants the samples here instead: a Float32Array.
const audio = "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/jfk.wav";

const pipe = await pipeline("audio-classification", "owner/name");
console.log(await pipe(audio));
