// The tiny model that local apps are given, as GGUF files and as MLX reads it: verify/apps/talker.py makes it.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ModelRecord } from "@modelshelf/catalogue";
import { snippetEnvironment } from "../run/environment.ts";
import { runProcess } from "../run/process.ts";

const script = fileURLToPath(new URL("../../apps/talker.py", import.meta.url));

/** What it says, whatever it is asked. */
export const sentence = "Good day to you!";

/** As much of its records as the steps depend on; a run holds them against those of the records that the hub reads. */
export const talkers = {
  gguf: {
    id: "tiny/talker-GGUF",
    pipeline_tag: "text-generation",
    tags: ["gguf", "conversational"],
    siblings: [{ rfilename: "README.md" }, { rfilename: "talker-F16.gguf" }, { rfilename: "talker-Q8_0.gguf" }],
  },
  mlx: { id: "tiny/talker-MLX", pipeline_tag: "text-generation", library_name: "mlx", tags: ["mlx", "conversational"] },
} as const satisfies Record<string, ModelRecord>;

/** The model cannot be made; the message says why. */
export class TalkerError extends Error {
  override name = "TalkerError";
}

/**
 * Makes its repositories below `root`; a second's work.
 *
 * @returns a repository's folder, for its id.
 * @throws TalkerError with what the script complained of.
 */
export async function makeTalker(python: string, root: string): Promise<(id: string) => string> {
  const folder = join(root, "talker");
  const env = snippetEnvironment({ home: root, python });
  const { code, stderr } = await runProcess(python, [script, folder], { cwd: root, env, timeLimit: 60_000 });
  if (code !== 0) throw new TalkerError(`${script} failed: ${stderr.trim().split("\n").slice(-4).join(" ⏎ ")}`);
  return (id) => join(folder, id.slice(id.indexOf("/") + 1));
}
