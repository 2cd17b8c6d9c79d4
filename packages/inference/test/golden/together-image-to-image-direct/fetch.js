import { readFile, writeFile } from "node:fs/promises";

// Together AI may know acme/image-to-image by another id; look it up there.
const FILE = "cat.png";

const response = await fetch("https://api.together.ai/v1/images/generations", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.TOGETHER_API_KEY}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    model: "acme/image-to-image",
    prompt: "Turn this cat into a dog",
    reference_images: ["data:image/png;base64," + (await readFile(FILE, "base64"))],
    response_format: "base64",
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
await writeFile("image.png", answer.data[0].b64_json, "base64");
