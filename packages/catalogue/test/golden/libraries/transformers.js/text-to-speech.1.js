import { pipeline } from "@huggingface/transformers";

const text = "The next train to Bristol leaves from platform four.";

const pipe = await pipeline("text-to-speech", "owner/name");
const output = await pipe(text);
await output.save("speech.wav");
