import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const FILE = "cat.png";

const client = new InferenceClient(process.env.TOGETHER_API_KEY);

const result = await client.imageToImage({
  provider: "together",
  model: "acme/image-to-image",
  inputs: new Blob([await readFile(FILE)], { type: "image/png" }),
  parameters: { prompt: "Turn this cat into a dog" },
});

await writeFile("image" + "." + (result.type.split("/")[1] || "bin"), result.stream());
