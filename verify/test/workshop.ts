import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type CertificateAuthority, createCertificateAuthority } from "../src/proxy/certificates.ts";
import type { Workshop } from "../src/run/run-snippet.ts";

const root = mkdtempSync(join(tmpdir(), "modelshelf-verify-test-"));
afterAll(() => rmSync(root, { recursive: true }));

let authority: CertificateAuthority | undefined;

/** The interpreter itself, since a version manager's shim needs the user's home. */
export const python = execFileSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" }).trim();

/** A folder and an authority for one run. */
export async function newWorkshop(timeLimit = 20_000): Promise<Workshop> {
  authority ??= await createCertificateAuthority();
  const certificateFile = join(root, "authority.pem");
  writeFileSync(certificateFile, authority.certificate);
  return { folder: mkdtempSync(join(root, "run-")), authority, certificateFile, python, timeLimit, patience: 1_500 };
}
