import { writeFile } from "node:fs/promises";

// DeepInfra may know acme/painter by another id; look it up there.
const response = await fetch("https://router.huggingface.co/deepinfra/v1/openai/images/generations", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    model: "acme/painter",
    prompt: "A watercolour of a fishing boat at dawn",
    response_format: "b64_json",
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
await writeFile("image.png", answer.data[0].b64_json, "base64");
