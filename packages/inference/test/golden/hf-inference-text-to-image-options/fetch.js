import { writeFile } from "node:fs/promises";

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/painter", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.TEAM_TOKEN}`,
    "X-HF-Bill-To": "acme",
    "Content-Type": "application/json",
    Accept: "image/png",
  },
  body: JSON.stringify({
    inputs: "A red fox",
    parameters: { width: 512, height: 512, num_inference_steps: 20, tiling: true },
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

await writeFile("image.png", Buffer.from(await response.arrayBuffer()));
