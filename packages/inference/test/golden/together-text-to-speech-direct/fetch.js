import { writeFile } from "node:fs/promises";

// Together AI may know acme/text-to-speech by another id; look it up there.
const response = await fetch("https://api.together.ai/v1/audio/speech", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.TOGETHER_API_KEY}`,
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
