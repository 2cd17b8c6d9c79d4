import { writeFile } from "node:fs/promises";

// Together AI may know acme/text-to-speech by another id; look it up there.
const response = await fetch("https://router.huggingface.co/together/v1/audio/speech", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    model: "acme/text-to-speech",
    input: "The next train to Bristol leaves from platform four.",
    response_format: "mp3",
    voice: "tara",
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

await writeFile("audio.mp3", Buffer.from(await response.arrayBuffer()));
