import {
  cleanRecord,
  type LibraryId,
  librarySnippets,
  type ModelRecord,
  type SnippetContext,
  type TaskFacts,
  taskFacts,
  taskIds,
} from "@modelshelf/catalogue";
import {
  type LibraryRecord,
  libraryExamples,
  type ProofLine,
  proofLines,
  snippetProofs,
} from "@modelshelf/catalogue/proof";
import type { Choice } from "@modelshelf/react";
import type { ShelfModel } from "../../src/shelf-reader.ts";
import { formatDay } from "../format.ts";
import { modelAddress } from "../model-address.ts";
import type { PageContext } from "../page-context.ts";
import { proofCounts, proofSentence } from "../proof-counts.ts";
import { codeHash } from "./code-hash.server.ts";
import { codeSample, type HeldCode } from "./code-sample.server.ts";
import { holdHtml } from "./hold-html.server.ts";
import { installersOf } from "./libraries-view.server.ts";
import { type Fact, taskLabel } from "./model-facts.server.ts";
import { snippetContext } from "./panel.server.ts";

/** The model that the page's code is for, and the code. */
export interface LibraryCode {
  /** The example that the code is for, where it is not for a model of this shelf. */
  readonly example?: string;
  /** Left out where the code is for no model in particular. */
  readonly modelId?: string;
  /** Page of the model, where it is on this shelf. */
  readonly href?: string;
  readonly install?: { readonly tools: readonly Choice[]; readonly code: HeldCode };
  readonly snippets: readonly HeldCode[];
}

/** One line of the table of what is proven: all code of an example, a guide or a tiny model. */
export interface ProofRow {
  readonly name: string;
  readonly href?: string;
  /** Says that the code of this row stands above. */
  readonly shown?: true;
  /** "checked", or "1 checked, 1 parsed" where its pieces of code came differently far. */
  readonly level: string;
  /** The least that any of them reached. */
  readonly least: ProofLine["level"];
  readonly release?: string;
  readonly symbols?: string;
  readonly date: string;
}

export interface LibraryChoices {
  readonly example?: string;
  readonly installer?: string;
}

/** Stands for the reader's own model, where nothing else is there to show. */
const anyModel = "owner/name";

export function libraryFacts(record: LibraryRecord): Fact[] {
  const { repoUrl, docsUrl, proof, hostedInferenceTasks } = record;
  const facts: (Fact | undefined)[] = [
    docsUrl === null ? undefined : { term: "Docs", values: [{ text: withoutScheme(docsUrl), href: docsUrl }] },
    { term: "Repository", values: [{ text: withoutScheme(repoUrl).replace(/^github\.com\//, ""), href: repoUrl }] },
    proof?.package === undefined
      ? undefined
      : { term: "Proven with", values: [{ text: `${proof.package} ${proof.version}` }] },
    proof ? { term: "Last proven", values: [{ text: formatDay(proof.date) ?? proof.date }] } : undefined,
    tasksOf(record.id),
    hostedInferenceTasks.length > 0
      ? {
          term: "Hosted tasks",
          values: hostedInferenceTasks.map((task) => ({ text: taskLabel(task), href: `/tasks/${task}` })),
        }
      : undefined,
    { term: "Filter", values: [{ text: record.filter ? "offered in lists of models" : "not offered in lists" }] },
    { term: "Downloads", values: [{ text: downloads(record) }] },
    record.source === null ? undefined : { term: "Source", values: [{ text: record.source.replaceAll("`", "") }] },
  ];
  return facts.filter((fact) => fact !== undefined);
}

const downloads = ({ countDownloads }: LibraryRecord) =>
  countDownloads === null ? "counted by the usual configuration files" : `counted by ${countDownloads}`;

const withoutScheme = (address: string) => address.replace(/^https?:\/\/|\/$/g, "");

const mostTasks = 10;

function tasksOf(id: string): Fact | undefined {
  const served = taskIds.filter((task) => (taskFacts[task] as TaskFacts).libraries.includes(id));
  if (served.length === 0) return undefined;
  const shown = served.slice(0, mostTasks);
  const rest = served.length - shown.length;
  return {
    term: "Tasks",
    values: [
      ...shown.map((task) => ({ text: taskFacts[task].label, href: `/tasks/${task}` })),
      ...(rest > 0 ? [{ text: `${rest} more` }] : []),
    ],
  };
}

/** What the library is here, in a sentence or two. */
export function librarySummary({ id, prettyLabel, kind, downloadOnly, proof }: LibraryRecord): string {
  if (kind === "download") {
    const named = `Models name ${prettyLabel} as their library.`;
    return downloadOnly === null
      ? `${named} There is no code of its own here yet: their pages show how to download the files.`
      : `${named} Their pages show how to download the files. ${downloadOnly}`;
  }
  const examples = Object.keys(libraryExamples[id] ?? {}).length;
  const kinds = examples === 1 ? "one kind of model" : `${examples} kinds of models`;
  const proven = proof ? proofSentence(proof) : "None of it is proven yet.";
  return `Code that uses ${kinds} with ${prettyLabel}. ${proven}`;
}

/** The code for the example that is asked for, else for the shelf's first model, else for the first example. */
export function libraryCode(
  id: LibraryId,
  { example, installer }: LibraryChoices,
  shelved: readonly ShelfModel[],
  page: PageContext,
): LibraryCode {
  const examples: Readonly<Record<string, ModelRecord>> = libraryExamples[id] ?? {};
  const [firstShelved] = shelved;
  const [firstExample] = Object.keys(examples);
  const asked = example !== undefined && Object.hasOwn(examples, example) ? example : undefined;
  const chosen = asked ?? (firstShelved ? undefined : firstExample);
  const model = (chosen === undefined ? undefined : examples[chosen]) ??
    firstShelved?.record ?? { id: anyModel, library_name: id };
  const onShelf = chosen === undefined ? firstShelved : undefined;
  const context: SnippetContext = onShelf ? snippetContext(onShelf, page) : {};
  const tools = installersOf(id, model, context);
  const tool = tools.find((one) => one === installer) ?? tools[0];
  const { install, snippets } = librarySnippets(id, model, context, tool);
  const proofs = snippetProofs(id, model, context, snippets, codeHash);
  const hold = (html: string) => holdHtml(page, html);
  return {
    ...(chosen !== undefined && { example: chosen }),
    ...((chosen !== undefined || onShelf) && { modelId: cleanRecord(model).id }),
    ...(onShelf && { href: modelAddress(model.id) }),
    ...(install !== null && {
      install: {
        tools: tools.map((one) => ({
          id: one,
          label: one,
          href: address({ ...(asked !== undefined && { example: asked }), installer: one }),
          selected: one === tool,
        })),
        code: codeSample({ language: "shell", code: install }, hold),
      },
    }),
    snippets: snippets.map((snippet, index) => codeSample(snippet, hold, proofs[index])),
  };
}

const address = (choices: LibraryChoices) => `?${new URLSearchParams({ ...choices })}`;

/** What is proven of the library's code: its examples, the guides that use it, and the tiny models that it ran on. */
export function proofRows(id: string, shown: string | undefined): { title: string; rows: ProofRow[] }[] {
  const groups = Map.groupBy(proofLines(id), ({ source }) => source);
  const rows = (source: ProofLine["source"], more: (name: string) => Partial<ProofRow>) =>
    [...Map.groupBy(groups.get(source) ?? [], ({ name }) => name)].map(([name, lines]) => ({
      ...proofRow(name, lines),
      ...more(name),
    }));
  return [
    { title: "Ran on", rows: rows("model", () => ({})) },
    {
      title: "Example",
      rows: rows("example", (name) => ({
        href: `${address({ example: name })}#code`,
        ...(name === shown && { shown: true }),
      })),
    },
    { title: "Guide", rows: rows("guide", (task) => ({ name: taskLabel(task), href: `/tasks/${task}#guide` })) },
  ].filter((group) => group.rows.length > 0);
}

function proofRow(name: string, lines: readonly ProofLine[]): ProofRow {
  const counts = { parsed: 0, checked: 0, executed: 0 };
  for (const { level } of lines) counts[level] += 1;
  const levels = (["parsed", "checked", "executed"] as const).filter((level) => counts[level] > 0);
  const [least = "parsed"] = levels;
  // A parse says nothing of a release.
  const best = lines.find(({ level, version }) => level !== "parsed" && version !== undefined);
  const symbols = lines.flatMap((line) => line.symbols ?? []);
  const found = symbols.reduce((sum, one) => sum + one.found, 0);
  const all = symbols.reduce((sum, one) => sum + one.found + one.unknown, 0);
  return {
    name,
    least,
    level: levels.length === 1 ? { parsed: "parsed", checked: "checked", executed: "run" }[least] : proofCounts(counts),
    ...(best && { release: `${best.package} ${best.version}` }),
    ...(all > 0 && { symbols: `${found} of ${all}` }),
    date:
      formatDay(
        lines
          .map(({ date }) => date)
          .sort()
          .at(-1),
      ) ?? "",
  };
}
