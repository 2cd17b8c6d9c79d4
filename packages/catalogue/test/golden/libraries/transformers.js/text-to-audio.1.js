import { pipeline } from "@huggingface/transformers";

const text = "Slow piano music with rain in the background";

const pipe = await pipeline("text-to-speech", "owner/name");
const output = await pipe(text);
await output.save("sound.wav");
