// Begins an entry of a registry:
//   npm run new library <id>                  in the registry's folder
//   npm run new app <id>                      the same for a local app
//   npm run new library <id> -- --into DIR    in another one, to look at it first
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const catalogue = "packages/catalogue/src";
const today = new Date().toISOString().slice(0, 10);

interface Kind {
  /** Folder of the registry's entries, from the root. */
  readonly folder: string;
  /** File of an entry, from the folder. */
  readonly file: (id: string) => string;
  readonly template: (id: string) => string;
  readonly next: (id: string) => readonly string[];
}

const kinds: Readonly<Record<string, Kind>> = {
  library: {
    folder: `${catalogue}/libraries`,
    file: (id) => `${id}.ts`,
    template: libraryTemplate,
    next: (id) => [
      `Read the library's current source or documentation, and write down which, with its version, in \`source\`.`,
      `Fill in ${catalogue}/libraries/${id}.ts: metadata, when it applies, what to install, the code, and examples that reach all of it.`,
      "npm run generate    puts it into the index",
      "npm run golden      writes the code of its examples to packages/catalogue/test/golden; read it",
      "npm run verify      parses, checks and, where it can, runs that code",
      "npm run check",
    ],
  },
  app: {
    folder: `${catalogue}/apps`,
    file: (id) => `${id}.ts`,
    template: appTemplate,
    next: (id) => [
      `Read the app's own documentation or source, and write down which, with its version, in \`source\`.`,
      `Fill in ${catalogue}/apps/${id}.ts: systems, which models it can load and from where, and the steps.`,
      `${catalogue}/app-examples.ts: a model that reaches each branch, where none does yet.`,
      "packages/catalogue/test/program-options.json: the options of its commands, with program, version and source.",
      "npm run generate    puts it into the index",
      "npm run golden      writes the steps of the examples to packages/catalogue/test/golden/apps; read them",
      "npm run check",
    ],
  },
};

function libraryTemplate(id: string): string {
  const name = id.replace(/[^A-Za-z0-9]+/g, "_");
  return `import { python } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";

export default {
  prettyLabel: ${JSON.stringify(id)},
  repoName: ${JSON.stringify(id)},
  repoUrl: "https://github.com/owner/${id}",
  filter: true,
  // Which file stands for a download of a whole model.
  countDownloads: path("config.json"),
  // When it fits a model that does not name it as its library.
  applies: { tags: [${JSON.stringify(id)}] },
  install: pip(${JSON.stringify(id)}),
  // Values of the model become literals: never put quotes around them.
  snippets: (model, context) => [
    python()\`
      \${head(model, context)}

      from ${name} import Model

      model = \${pythonCall("Model.from_pretrained", [model.id], { revision: context.revision })}
      print(model)
    \`,
  ],
  source: "${id} 0.0.0, source code, read ${today}",
} satisfies Library;

export const examples = {
  usual: { id: "owner/name", tags: [${JSON.stringify(id)}] },
} satisfies Examples;
`;
}

function appTemplate(id: string): string {
  return `import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, downloadFolder, downloadSteps, open, runWords } from "../app-steps.ts";

export default {
  prettyLabel: ${JSON.stringify(id)},
  docsUrl: "https://example.org/docs",
  // chat, pictures, server, agent or browser.
  kind: "chat",
  systems: ["macos", "windows", "linux"],
  // What it can load, from where: \`question.endpoint\` is a hub that is not the public one.
  fits: (question) => isGgufWriter(question) && chosenGguf(question) !== undefined,
  // Values of the model are words of a command or parts of a link: never put quotes around them.
  steps: (question) => [
    open("Install ${id}.", "Download ${id}", "https://example.org/download"),
    ...downloadSteps(question, chosenGguf(question)?.files ?? []),
    runWords(question, "Open the file.", [
      ${JSON.stringify(id)},
      \`./\${downloadFolder(question)}/\${chosenGguf(question)?.files[0] ?? ""}\`,
    ]),
  ],
  source: "${id} 0.0.0, documentation (read ${today})",
} satisfies LocalApp;
`;
}

/** Ends with one line that says what was wrong. */
function refuse(message: string, code: 1 | 2): never {
  console.error(`new: ${message}`);
  process.exit(code);
}

function read() {
  try {
    return parseArgs({ allowPositionals: true, options: { into: { type: "string" } } });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), 2);
  }
}

const { positionals, values } = read();
const [kindName, id, ...more] = positionals;
const known = Object.keys(kinds).join(", ");
const kind = kindName !== undefined && Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
if (kind === undefined) refuse(`say what to begin: npm run new <${known}> <id>`, 2);
if (id === undefined || more.length > 0) refuse(`say one id: npm run new ${kindName} <id>`, 2);
if (!/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/.test(id)) {
  refuse(`${JSON.stringify(id)} is no id: use small letters and digits, with single - _ . between them`, 1);
}
const folder = join(root, kind.folder);
const file = kind.file(id);
const taken = readdirSync(folder).find((name) => name.toLowerCase() === file.toLowerCase());
if (taken !== undefined) refuse(`${kind.folder}/${taken} is there already`, 1);
const target = join(values.into ?? folder, file);
if (existsSync(target)) refuse(`${target} is there already`, 1);
writeFileSync(target, kind.template(id), { flag: "wx" });
console.log(`wrote ${relative(process.cwd(), target)}\n\nNext:`);
for (const [index, step] of kind.next(id).entries()) console.log(`  ${index + 1}. ${step}`);
