// `npm test`: everything that must hold, step by step, and one summary line at the end.
//   --only check,unit   run these steps only
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads the counts from a report that the command wrote; a command without one counts as one. */
  readonly counts?: () => Promise<Counts>;
}

const reports = await mkdtemp(join(tmpdir(), "modelshelf-test-"));
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");
const node = (...args: string[]) => [process.execPath, ...args];
const bin = (name: string, ...args: string[]) => ["npx", "--no-install", "--loglevel=error", name, ...args];

const steps: Readonly<Record<string, readonly Step[]>> = {
  setup: [{ name: "the machine has what the tests need", command: node("scripts/setup.ts") }],
  check: [
    { name: "the lock file is complete", command: node("scripts/repair-lock.ts", "--check") },
    { name: "generated indexes are current", command: node("scripts/generate.ts", "--check") },
    { name: "lint and format", command: bin("biome", "ci", ".") },
    { name: "types", command: bin("tsc", "--noEmit") },
    { name: "types of the web app", command: bin("react-router", "typegen", "apps/web") },
    { name: "types of the web app, checked", command: bin("tsc", "--noEmit", "-p", "apps/web") },
    { name: "no dead code or stray dependency", command: bin("knip") },
  ],
  build: [{ name: "the web app builds", command: node("scripts/build-web.ts", "--if-stale") }],
  unit: [
    {
      name: "unit tests",
      command: bin(
        "vitest",
        "run",
        "--coverage",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${unitReport}`,
      ),
      counts: async () => {
        const report = JSON.parse(await readFile(unitReport, "utf8"));
        return { passed: report.numPassedTests, failed: report.numFailedTests };
      },
    },
  ],
  pack: [{ name: "every package, packed, works in an empty folder", command: node("scripts/pack.ts", "--try") }],
  verify: [{ name: "emitted code is parsed, checked and run", command: node("verify/src/main.ts", "all") }],
  browser: [
    {
      name: "browser tests",
      command: bin("playwright", "test", "-c", "e2e/playwright.config.ts", "--reporter=line,json"),
      counts: async () => {
        const { stats } = JSON.parse(await readFile(browserReport, "utf8"));
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
      },
    },
  ],
};

const { values } = parseArgs({ options: { only: { type: "string" } } });
const groups = values.only?.split(",") ?? Object.keys(steps);
const unknown = groups.find((group) => !steps[group]);
if (unknown !== undefined) {
  console.error(`no step ${JSON.stringify(unknown)}; the steps are ${Object.keys(steps).join(", ")}`);
  process.exit(2);
}

const total: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const step of groups.flatMap((group) => steps[group] ?? [])) {
  const start = performance.now();
  console.log(`\n▶ ${step.name}`);
  const code = await run(step.command);
  const counts = (await step.counts?.().catch(() => undefined)) ?? {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
  };
  // A runner that fails without a failed test (a missing file, a crash) has failed all the same.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (code !== 0) failures.push(step.name);
  console.log(`${code === 0 ? "✓" : "✗"} ${step.name} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  // Nothing later can work on a machine without the tools.
  if (code !== 0 && step === steps.setup?.[0]) break;
}
await rm(reports, { recursive: true });
if (failures.length > 0) console.log(`\nfailed: ${failures.join("; ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = failures.length > 0 || total.failed > 0 ? 1 : 0;

function run(command: readonly string[]): Promise<number> {
  const [file = "", ...args] = command;
  const child = spawn(file, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  });
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}
