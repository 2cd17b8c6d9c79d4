import { writeFile } from "node:fs/promises";

const response = await fetch("http://localhost:8000/v1/audio/speech", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.API_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    model: "acme/text-to-speech",
    input: "The next train to Bristol leaves from platform four.",
    response_format: "mp3",
    voice: "alloy",
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

await writeFile("audio.mp3", Buffer.from(await response.arrayBuffer()));
