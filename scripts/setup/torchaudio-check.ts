// Lets torchaudio 2.11.0 start beside a torch that was built with a later CUDA: docs/decisions/0002-torch-build.md.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const refusal = "        if ta_version != t_version:\n";
const major = (name: string) => `${name}.partition(".")[0]`;
const milder = `        if ${major("ta_version")} != ${major("t_version")}:\n`;

/**
 * torchaudio compares the CUDA that it was built with to torch's when it is imported, and 2.11.0, the last release,
 * refuses another minor version, GPU or not. Since then it asks for the same major version alone
 * (https://github.com/pytorch/audio/pull/4226); this writes that comparison into the release.
 *
 * @param sitePackages folder that has `torchaudio/`; nothing is done where it has none, or one that does not refuse.
 * @returns whether something was changed.
 */
export function acceptMinorVersionsOfCuda(sitePackages: string): boolean {
  const file = join(sitePackages, "torchaudio", "_extension", "utils.py");
  if (!existsSync(file)) return false;
  const text = readFileSync(file, "utf8");
  if (!text.includes(refusal)) return false;
  writeFileSync(file, text.replace(refusal, milder));
  return true;
}
