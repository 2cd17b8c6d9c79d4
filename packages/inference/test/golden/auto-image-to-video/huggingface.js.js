import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "cat.png";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.imageToVideo({
  provider: "auto",
  model: "acme/image-to-video",
  inputs: new Blob([await readFile(FILE)], { type: "image/png" }),
  parameters: { prompt: "The cat slowly turns its head towards the window" },
});
clearInterval(running);

await writeFile("video" + "." + (result.type.split("/")[1] || "bin"), result.stream());
