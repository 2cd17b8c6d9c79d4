// Runs all cases, several at a time, each in a folder of its own.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { compilerInputs } from "../../../scripts/setup.ts";
import { createCertificateAuthority } from "../proxy/certificates.ts";
import { compileAll } from "../run/compiled.ts";
import { inParallel } from "../run/pool.ts";
import { runSnippet } from "../run/run-snippet.ts";
import type { Finding } from "../snippet-source.ts";
import type { InferenceCase } from "./cases.ts";

const timeLimit = 60_000;
const patience = 20_000;

/** What was not as expected, over all cases. */
export async function inferenceFindings(cases: readonly InferenceCase[], python: string): Promise<Finding[]> {
  const root = await mkdtemp(join(tmpdir(), "modelshelf-inference-"));
  try {
    const authority = await createCertificateAuthority();
    const certificateFile = join(root, "authority.pem");
    await writeFile(certificateFile, authority.certificate);
    const compiling = join(root, "compiled");
    await mkdir(compiling);
    const { commands } = await compileAll(cases, { folder: compiling, certificateFile, ...compilerInputs() });
    // A snippet waits most of the time, for answers and in queues, so there may be more of them than processors.
    const limit = availableParallelism() * 3;
    const found = await inParallel(cases, limit, async ({ key, run }, index) => {
      const folder = join(root, String(index));
      await mkdir(folder);
      const command = commands.get(key);
      const { findings } = await runSnippet(
        { ...run(), ...(command && { command }) },
        { folder, authority, certificateFile, python, timeLimit, patience },
      );
      await rm(folder, { recursive: true });
      return findings.map((message) => ({ key, message }));
    });
    return found.flat();
  } finally {
    await rm(root, { recursive: true });
  }
}
