// The few files that emitted code fetches from the web, so that it runs as it stands: made here and served by the proxy.
import type { Answer, Responder } from "../proxy/recording-proxy.ts";
import { colourfulPng } from "../run/png.ts";

// Where the example inputs of packages/catalogue/src/example-inputs.ts and of Transformers.js' code come from.
const inputs = [
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/",
  "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/",
  "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/",
  // Diffusers': a picture that steers others, and one with its mask.
  "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/",
  "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/",
  // LightGlue's: two pictures of one place.
  "https://github.com/magicleap/SuperGluePretrainedNetwork/raw/master/assets/phototourism_sample_images/",
];

/** Answers for the example inputs, whatever of them is asked for; nothing else is known. */
export const webOfInputs: Responder = ({ method, url }) => {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (!inputs.some((prefix) => url.startsWith(prefix))) return undefined;
  if (/\.(?:jpe?g|png)$/.test(url)) return answer("image/png", colourfulPng(48), method);
  if (/\.(?:flac|wav)$/.test(url)) return answer("audio/wav", chirp(1), method);
  return undefined;
};

const answer = (type: string, body: Uint8Array, method: string): Answer => ({
  status: 200,
  headers: { "content-type": type, "content-length": String(body.length) },
  chunks: method === "HEAD" ? [] : [body],
});

const rate = 16_000;

/** A tone that rises, as a WAV file of one channel with 16,000 samples of 16 bits a second. */
export function chirp(seconds: number): Buffer {
  const count = Math.round(seconds * rate);
  const file = Buffer.alloc(44 + 2 * count);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(36 + 2 * count, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  // PCM, one channel.
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(2 * count, 40);
  for (let index = 0; index < count; index += 1) {
    const time = index / rate;
    file.writeInt16LE(Math.round(12_000 * Math.sin(2 * Math.PI * (200 + 300 * time) * time)), 44 + 2 * index);
  }
  return file;
}
