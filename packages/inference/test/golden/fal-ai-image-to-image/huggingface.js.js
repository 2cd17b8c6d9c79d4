import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "cat.png";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.imageToImage({
  provider: "fal-ai",
  model: "acme/image-to-image",
  inputs: new Blob([await readFile(FILE)], { type: "image/png" }),
  parameters: { prompt: "Turn this cat into a dog" },
});
clearInterval(running);

await writeFile("image" + "." + (result.type.split("/")[1] || "bin"), result.stream());
