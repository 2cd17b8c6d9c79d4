import { InferenceClient } from "@huggingface/inference";
import { writeFile } from "node:fs/promises";

const client = new InferenceClient(process.env.HF_TOKEN);

// Node does not wait for a request in the queue by itself.
const running = setInterval(() => {}, 1000);
const result = await client.textToVideo({
  provider: "auto",
  model: "acme/text-to-video",
  inputs: "A paper boat drifting down a stream after the rain",
});
clearInterval(running);

await writeFile("video" + "." + (result.type.split("/")[1] || "bin"), result.stream());
