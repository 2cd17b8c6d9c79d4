// The tiny model that local apps are given: verify/apps/talker.py makes it.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ModelRecord } from "@modelshelf/catalogue";
import { snippetEnvironment } from "../run/environment.ts";
import { runProcess } from "../run/process.ts";

const script = fileURLToPath(new URL("../../apps/talker.py", import.meta.url));

/** What it says, whatever it is asked. */
export const sentence = "Good day to you!";

/** As much of its record as the steps depend on; a run holds them against those of the record that the hub reads. */
export const talker: ModelRecord = {
  id: "tiny/talker-GGUF",
  pipeline_tag: "text-generation",
  tags: ["gguf", "conversational"],
  siblings: [{ rfilename: "README.md" }, { rfilename: "talker-F16.gguf" }, { rfilename: "talker-Q8_0.gguf" }],
};

/** The model cannot be made; the message says why. */
export class TalkerError extends Error {
  override name = "TalkerError";
}

/**
 * Makes its repository below `root`; a second's work.
 *
 * @returns the repository's folder.
 * @throws TalkerError with what the script complained of.
 */
export async function makeTalker(python: string, root: string): Promise<string> {
  const folder = join(root, "talker");
  const env = snippetEnvironment({ home: root, python });
  const { code, stderr } = await runProcess(python, [script, folder], { cwd: root, env, timeLimit: 60_000 });
  if (code !== 0) throw new TalkerError(`${script} failed: ${stderr.trim().split("\n").slice(-4).join(" ⏎ ")}`);
  return folder;
}
