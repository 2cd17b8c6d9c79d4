import {
  applicableLibraries,
  type InstallTool,
  installTools,
  libraryInstalls,
  libraryOf,
  librarySnippets,
  type SnippetContext,
} from "@modelshelf/catalogue";
import { snippetProofs } from "@modelshelf/catalogue/proof";
import type { LibrariesView } from "@modelshelf/react";
import type { ShelfModel } from "../../src/shelf-reader.ts";
import type { HeldHtml } from "../html-store.ts";
import { codeHash } from "./code-hash.server.ts";
import { codeSample, type HeldCode } from "./code-sample.server.ts";
import { choicesAddress, fieldsOf, type PanelChoices, pageChoices } from "./panel-address.server.ts";

export type HeldLibrariesView = Omit<LibrariesView, "install" | "snippets"> & {
  readonly install?: { readonly tools: NonNullable<LibrariesView["install"]>["tools"]; readonly code: HeldCode };
  readonly snippets: readonly HeldCode[];
};

/** The library that a model without any is shown with: its files are there to download. */
const anyLibrary = "huggingface_hub";

/** The libraries tab: what fits the model, and the code of the chosen one. */
export function librariesView(
  { record }: ShelfModel,
  context: SnippetContext,
  choices: PanelChoices,
  hold: (html: string) => HeldHtml,
): HeldLibrariesView {
  const fitting = applicableLibraries(record);
  const offered = fitting.length > 0 ? fitting : [anyLibrary];
  const asked = choices.library;
  // A link may ask for a library that does not fit by itself; it is shown all the same.
  const ids = asked !== undefined && !offered.includes(asked) ? [...offered, asked] : offered;
  const id = asked ?? ids[0] ?? anyLibrary;
  const library = libraryOf(id);
  const tools = installersOf(id, record, context);
  const tool = tools.find((one) => one === choices.installer) ?? tools[0];
  const { prettyLabel, install, snippets } = librarySnippets(id, record, context, tool);
  const proofs = snippetProofs(id, record, context, snippets, codeHash);
  const made: PanelChoices = { tab: "libraries", installer: choices.installer, ...pageChoices(choices) };
  return {
    label: prettyLabel,
    docsUrl: httpUrl(library.docsUrl),
    repoUrl: httpUrl(library.repoUrl),
    group: {
      label: "Library",
      name: "library",
      hidden: fieldsOf(made),
      choices: ids.map((one) => ({
        id: one,
        label: libraryOf(one).prettyLabel,
        href: choicesAddress({ ...made, library: one }),
        selected: one === id,
      })),
    },
    ...(install !== null && {
      install: {
        tools: tools.map((one) => ({
          id: one,
          label: one,
          href: choicesAddress({ ...made, library: id, installer: one }),
          selected: one === tool,
        })),
        code: codeSample({ language: "shell", code: install }, hold),
      },
    }),
    snippets: snippets.map((snippet, index) => codeSample(snippet, hold, proofs[index])),
  };
}

/** The installers that the reader may choose from. */
export function installersOf(id: string, model: ShelfModel["record"], context: SnippetContext): readonly InstallTool[] {
  const tools = libraryInstalls(id, model, context).map(installTools);
  // Of several commands, the one that leaves a choice.
  return tools.find((some) => some.length > 1) ?? tools[0] ?? [];
}

/** Entries are ours, but an unregistered library's links may be empty. */
function httpUrl(address: string | undefined): string | undefined {
  return address && /^https?:\/\//.test(address) ? address : undefined;
}
