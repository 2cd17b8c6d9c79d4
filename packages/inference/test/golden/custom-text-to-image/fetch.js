import { writeFile } from "node:fs/promises";

const response = await fetch("http://localhost:8000/v1/images/generations", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.API_TOKEN}`,
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
