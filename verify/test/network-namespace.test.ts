import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isIsolated, runIsolated } from "../src/run/network-namespace.ts";

test("a program in the namespace reaches its own loopback and nothing else", async () => {
  expect(isIsolated()).toBe(false);
  const folder = mkdtempSync(join(tmpdir(), "modelshelf-namespace-"));
  // Outside, even on this machine's own loopback, somebody listens.
  const outside = createServer((_, response) => response.end("reached"));
  await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
  const { port } = outside.address() as AddressInfo;
  try {
    const script = join(folder, "program.mjs");
    writeFileSync(
      script,
      `import { createServer } from "node:http";
       const inside = createServer((_, response) => response.end("inside"));
       await new Promise((resolve) => inside.listen(0, "127.0.0.1", resolve));
       const own = await (await fetch("http://127.0.0.1:" + inside.address().port)).text();
       const outside = await fetch("http://127.0.0.1:${port}").then(() => true, () => false);
       inside.close();
       process.exitCode = own === "inside" && !outside ? Number(process.argv[2]) : 1;`,
    );
    expect(await runIsolated(script, ["42"])).toBe(42);
  } finally {
    outside.close();
    rmSync(folder, { recursive: true });
  }
});
