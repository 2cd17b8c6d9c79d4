import { env, pipeline } from "@huggingface/transformers";

env.remoteHost = "http://127.0.0.1:7860/";

// A path or URL: put your own recording here.
// A browser decodes it; Node does not, and wants the samples here instead: a Float32Array.
const audio = "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/jfk.wav";

const pipe = await pipeline("audio-classification", "owner/name", { revision: "v1.0" });
console.log(await pipe(audio));
