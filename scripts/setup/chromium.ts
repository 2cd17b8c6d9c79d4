// Where the browser is.
import { findProgram, isExecutable } from "./find-program.ts";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const places = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of a Chromium or Chrome: the one that CHROMIUM names, else an installed one; undefined where there is none. */
export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return isExecutable(CHROMIUM) ? CHROMIUM : undefined;
  return findProgram(...names) ?? places.find(isExecutable);
}
