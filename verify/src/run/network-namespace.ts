// Runs this program again inside a network namespace of its own, where only the loopback exists: whatever
// the emitted code tries to reach, nothing leaves the machine.
import { spawn, spawnSync } from "node:child_process";
import { networkInterfaces } from "node:os";

const marker = "MODELSHELF_VERIFY_ISOLATED";
// As an ordinary user a namespace needs a user namespace around it (-r); a root that may not make those
// can often make the network namespace alone.
const ways = [["-r", "-n"], ["-n"]];
const raiseLoopback = 'ip link set lo up && exec "$0" "$@"';

/** Whether this process stands inside such a namespace. Throws where it was started there and still sees a network. */
export function isIsolated(): boolean {
  if (process.env[marker] !== "1") return false;
  const outside = Object.keys(networkInterfaces()).filter((name) => name !== "lo");
  if (outside.length > 0) throw new Error(`the network namespace has more than the loopback: ${outside.join(", ")}`);
  return true;
}

/** Why no namespace can be made here, in one line. */
export class NoNetworkNamespaceError extends Error {
  override name = "NoNetworkNamespaceError";
}

/**
 * Runs this same program with its arguments inside a new namespace.
 *
 * @returns its exit code.
 * @throws NoNetworkNamespaceError where the system does not allow it.
 */
export async function runIsolated(script: string, args: readonly string[]): Promise<number> {
  const reasons: string[] = [];
  for (const flags of ways) {
    const trial = spawnSync("unshare", [...flags, "sh", "-c", raiseLoopback, "true"], { encoding: "utf8" });
    if (trial.status !== 0) {
      reasons.push((trial.error?.message ?? trial.stderr.trim()).split("\n")[0] ?? "");
      continue;
    }
    const child = spawn(
      "unshare",
      [...flags, "sh", "-c", raiseLoopback, process.execPath, ...process.execArgv, script, ...args],
      { stdio: "inherit", env: { ...process.env, [marker]: "1" } },
    );
    return await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code) => resolve(code ?? 1));
    });
  }
  throw new NoNetworkNamespaceError(
    `emitted code is run in a network namespace, and none can be made here (${reasons.join("; ")}): ` +
      "install util-linux and iproute2, and allow user namespaces or run as root",
  );
}
