import { writeFile } from "node:fs/promises";

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/painter", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
    Accept: "image/png",
  },
  body: JSON.stringify({ inputs: "A watercolour of a fishing boat at dawn" }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

await writeFile("image.png", Buffer.from(await response.arrayBuffer()));
