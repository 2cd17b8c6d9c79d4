import { readFile } from "node:fs/promises";

// Z.ai may know acme/image-to-text by another id; look it up there.
const FILE = "photo.jpg";

const response = await fetch("https://router.huggingface.co/zai-org/api/paas/v4/layout_parsing", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    model: "acme/image-to-text",
    file: "data:image/jpeg;base64," + (await readFile(FILE, "base64")),
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer.md_results);
