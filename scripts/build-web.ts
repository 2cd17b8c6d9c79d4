// Builds the pages for production: `node scripts/build-web.ts [--if-stale]`.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../", import.meta.url));
const web = join(root, "apps/web");
const build = join(web, "build");
const stamp = join(build, "sources.sha256");

/** What the build is made of. The packages that the server loads from source are not in it. */
const sources = [
  "apps/web/app",
  "apps/web/public",
  "apps/web/package.json",
  "apps/web/react-router.config.ts",
  "apps/web/vite.config.ts",
  "packages/react/package.json",
  "packages/react/src",
  "package-lock.json",
  "scripts/build-web.ts",
];

/** Hash over the names and contents of all sources. */
function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort();
}

const compressible = new Set([".js", ".css", ".svg", ".txt"]);

/** Writes each text file of the client's part once more, as small as it gets, beside it. */
function compress(folder: string): void {
  for (const file of filesBelow(folder)) {
    if (!compressible.has(extname(file))) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

function main(): number {
  const hash = hashOfSources();
  const fresh = existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
  if (process.argv.includes("--if-stale") && fresh) return 0;
  console.log("Building the pages ...");
  rmSync(build, { recursive: true, force: true });
  const bin = join(root, "node_modules/@react-router/dev/bin.cjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, "build"], {
    cwd: web,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe pages could not be built; what is wrong stands above.`);
    return 1;
  }
  compress(join(build, "client"));
  writeFileSync(stamp, hash);
  return 0;
}

process.exitCode = main();
