// The files that emitted code asks its reader for ("Your own recording."): made here, and put where the code is run.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { colourfulPng } from "../run/png.ts";
import { chirp } from "./web.ts";

/** Long enough for code that looks at a part of a recording. */
const recording = () => chirp(6);

// marked.wav is the recording that the first of two examples saves for the second, which is run by itself.
const ownFiles: Readonly<Record<string, () => Uint8Array>> = {
  "audio.wav": recording,
  "marked.wav": recording,
  // A PNG by another name: what opens it looks at its first bytes.
  "picture.jpg": () => colourfulPng(48),
  "voice.wav": recording,
};

/** Puts those of them into `folder` that `code` names. */
export async function writeOwnFiles(code: string, folder: string): Promise<void> {
  const named = Object.entries(ownFiles).filter(([name]) => code.includes(`"${name}"`));
  await Promise.all(named.map(([name, content]) => writeFile(join(folder, name), content())));
}
