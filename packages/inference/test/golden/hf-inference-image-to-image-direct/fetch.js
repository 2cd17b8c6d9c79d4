import { readFile, writeFile } from "node:fs/promises";

const FILE = "cat.png";

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/image-to-image", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
    Accept: "image/png",
  },
  body: JSON.stringify({
    inputs: await readFile(FILE, "base64"),
    parameters: { prompt: "Turn this cat into a dog" },
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

await writeFile("image.png", Buffer.from(await response.arrayBuffer()));
