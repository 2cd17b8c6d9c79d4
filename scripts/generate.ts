// Writes the indexes of folders whose files are entries of a registry.
//   npm run generate              write them
//   npm run generate -- --check   exit 1 if one is stale
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { imageSize } from "image-size";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { banner, key } from "./generate/source.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const catalogue = "packages/catalogue/src";
const inference = "packages/inference/src";

/** `transformers.js` as a name of JavaScript: transformersJs. */
const variable = (id: string) =>
  id.replace(/[^A-Za-z0-9]+(.?)/g, (_, next: string) => next.toUpperCase()).replace(/^(?=\d)/, "_");

/** Ids of the entries that are files of a folder. */
const fileIds = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -".ts".length))
    .sort();

/** Ids of the entries that are folders with a file of this name. */
const folderIds = (folder: string, file: string) =>
  readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, file)))
    .sort();

function librariesIndex(): string {
  const ids = fileIds(`${catalogue}/libraries`);
  return [
    banner,
    'import type { Library } from "../library.ts";',
    ...ids.map((id) => `import ${variable(id)} from "../libraries/${id}.ts";`),
    "",
    "const entries = {",
    ...ids.map((id) => `  ${key(id)}: ${variable(id)},`),
    "} as const satisfies Readonly<Record<string, Library>>;",
    "",
    "/** The id of a registered library. */",
    "export type LibraryId = keyof typeof entries;",
    "",
    "/** Every registered library by its id. */",
    "export const libraries: Readonly<Record<LibraryId, Library>> = entries;",
    "",
  ].join("\n");
}

function tasksIndex(): string {
  const ids = folderIds(`${catalogue}/tasks`, "task.ts");
  return [
    banner,
    'import type { Task } from "../task.ts";',
    'import type { TaskId } from "../tasks.ts";',
    ...ids.map((id) => `import ${variable(id)} from "../tasks/${id}/task.ts";`),
    "",
    "/** The page of every task. */",
    "export const tasks: Readonly<Record<TaskId, Task>> = {",
    ...ids.map((id) => `  ${key(id)}: ${variable(id)},`),
    "};",
    "",
  ].join("\n");
}

/** The sizes of the pictures and films of the demos, so that a page keeps room for them. */
async function taskMediaIndex(): Promise<string> {
  const files = folderIds(`${catalogue}/tasks`, "task.ts").flatMap((id) =>
    readdirSync(join(root, catalogue, "tasks", id))
      .filter((name) => /\.(?:png|jpg|webp|svg|mp4|webm)$/.test(name))
      .sort()
      .map((name) => `${id}/${name}`),
  );
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await pixels(readFileSync(join(root, catalogue, "tasks", file)), file);
      return `  ${JSON.stringify(file)}: { width: ${width}, height: ${height} },`;
    }),
  );
  return [
    banner,
    "",
    "/** Width and height in pixels of the pictures and films of the demos, by `TASK/FILE`. */",
    "export const taskMedia: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {",
    ...sizes,
    "};",
    "",
  ].join("\n");
}

async function pixels(bytes: Buffer<ArrayBuffer>, file: string): Promise<{ width: number; height: number }> {
  if (!/\.(?:mp4|webm)$/.test(file)) return imageSize(bytes);
  using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error(`${file} has no video track`);
  return { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
}

function providersIndex(): string {
  const ids = fileIds(`${inference}/providers`);
  return [
    banner,
    ...ids.map((id) => `import ${variable(id)} from "../providers/${id}.ts";`),
    "",
    "/** Every provider by its id. */",
    "export const providerEntries = {",
    ...ids.map((id) => `  ${key(id)}: ${variable(id)},`),
    "} as const;",
    "",
  ].join("\n");
}

function serversIndex(): string {
  const ids = fileIds(`${catalogue}/servers`);
  return [
    banner,
    'import type { Server } from "../server.ts";',
    ...ids.map((id) => `import ${variable(id)} from "../servers/${id}.ts";`),
    "",
    "const entries = {",
    ...ids.map((id) => `  ${key(id)}: ${variable(id)},`),
    "} as const satisfies Readonly<Record<string, Server>>;",
    "",
    "/** The id of a server. */",
    "export type ServerId = keyof typeof entries;",
    "",
    "/** Every server by its id. */",
    "export const servers: Readonly<Record<ServerId, Server>> = entries;",
    "",
  ].join("\n");
}

// A name of its own: `continue` is a word of the language.
function appsIndex(): string {
  const ids = fileIds(`${catalogue}/apps`);
  return [
    banner,
    'import type { LocalApp } from "../app.ts";',
    ...ids.map((id) => `import ${variable(`${id}-app`)} from "../apps/${id}.ts";`),
    "",
    "const entries = {",
    ...ids.map((id) => `  ${key(id)}: ${variable(`${id}-app`)},`),
    "} as const satisfies Readonly<Record<string, LocalApp>>;",
    "",
    "/** The id of a local app. */",
    "export type AppId = keyof typeof entries;",
    "",
    "/** Every local app by its id. */",
    "export const apps: Readonly<Record<AppId, LocalApp>> = entries;",
    "",
  ].join("\n");
}

/** Clients stand in a folder for each language: `openai` occurs in two. */
function clientsIndex(): string {
  const languages = readdirSync(join(root, inference, "clients"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const entries = languages.flatMap((language) =>
    fileIds(`${inference}/clients/${language}`).map((id) => ({
      name: variable(`${language}-${id}`),
      path: `../clients/${language}/${id}.ts`,
    })),
  );
  return [
    banner,
    'import type { Client } from "../client.ts";',
    ...entries.map(({ name, path }) => `import ${name} from "${path}";`),
    "",
    "/** Every client, in no order. */",
    `export const clientEntries: readonly Client[] = [${entries.map(({ name }) => name).join(", ")}];`,
    "",
  ].join("\n");
}

const indexes: Readonly<Record<string, () => string | Promise<string>>> = {
  [`${catalogue}/generated/libraries.ts`]: librariesIndex,
  [`${catalogue}/generated/tasks.ts`]: tasksIndex,
  [`${catalogue}/generated/task-media.ts`]: taskMediaIndex,
  [`${catalogue}/generated/servers.ts`]: serversIndex,
  [`${catalogue}/generated/apps.ts`]: appsIndex,
  [`${inference}/generated/providers.ts`]: providersIndex,
  [`${inference}/generated/clients.ts`]: clientsIndex,
  // Made by the packages themselves, so after the indexes that these are read through.
  [`${catalogue}/generated/library-examples.ts`]: async () => (await tables()).libraryExamplesTable(),
  [`${catalogue}/generated/proof.ts`]: async () => (await tables()).libraryProofTable(),
  [`${inference}/generated/proof.ts`]: async () => (await tables()).inferenceProofTable(),
  "README.md": async () => (await tables()).readmeWithCounts(readFileSync(join(root, "README.md"), "utf8")),
};

const tables = () => import("./generate/proof.ts");

const [option] = process.argv.slice(2);
if (option !== undefined && option !== "--check") {
  console.error(`generate: unknown option ${option}; only --check is known`);
  process.exit(2);
}
let stale = false;
for (const [file, make] of Object.entries(indexes)) {
  const path = join(root, file);
  const wanted = await make();
  if (existsSync(path) && readFileSync(path, "utf8") === wanted) continue;
  stale = true;
  if (option === "--check") console.error(`${file} is stale: run npm run generate`);
  else {
    writeFileSync(path, wanted);
    console.log(`wrote ${file}`);
  }
}
if (option === "--check" && stale) process.exit(1);
