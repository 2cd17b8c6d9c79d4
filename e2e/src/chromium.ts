import { existsSync } from "node:fs";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The browser to test with: `CHROMIUM_PATH`, else the system's.
 *
 * @throws Error if there is none; browser tests are never skipped.
 */
export function chromiumPath(): string {
  const found = [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path));
  if (!found) throw new Error("No Chromium found. Install the package chromium, or set CHROMIUM_PATH.");
  return found;
}
