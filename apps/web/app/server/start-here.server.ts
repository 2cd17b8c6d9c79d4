import { applicableLibraries, librarySnippets, type ModelRecord } from "@modelshelf/catalogue";
import type { ShelfModel } from "../../src/shelf-reader.ts";
import { modelAddress } from "../model-address.ts";
import type { PageContext } from "../page-context.ts";
import { codeSample, type HeldCode } from "./code-sample.server.ts";
import { holdHtml } from "./hold-html.server.ts";
import { snippetContext } from "./panel.server.ts";

/** One model, one library, one piece of code to begin a task with. */
export interface StartHere {
  readonly modelId: string;
  readonly href: string;
  /** Whether the shelf has the model, so that `href` is a page of its own. */
  readonly here: boolean;
  readonly library: string;
  readonly install?: HeldCode;
  readonly code: HeldCode;
}

/** The catalogue's example, as the shelf knows it where it does, else the shelf's own models; undefined without any. */
export async function startHere(
  page: PageContext,
  examples: readonly ModelRecord[],
  shelved: readonly ShelfModel[],
): Promise<StartHere | undefined> {
  for (const record of examples) {
    const here = await page.shelf.model(record.id);
    const start = beginning(page, here ?? { record, hasFiles: false, totalSize: 0 }, here !== undefined);
    if (start) return start;
  }
  for (const model of shelved) {
    const start = beginning(page, model, true);
    if (start) return start;
  }
  return undefined;
}

function beginning(page: PageContext, model: ShelfModel, here: boolean): StartHere | undefined {
  const [library] = applicableLibraries(model.record);
  if (library === undefined) return undefined;
  const { prettyLabel, install, snippets } = librarySnippets(library, model.record, snippetContext(model, page));
  const first = snippets.find(({ notice }) => !notice);
  if (!first) return undefined;
  const hold = (html: string) => holdHtml(page, html);
  return {
    modelId: model.record.id,
    href: here ? modelAddress(model.record.id) : `https://huggingface.co${modelAddress(model.record.id)}`,
    here,
    library: prettyLabel,
    ...(install !== null && { install: codeSample({ language: "shell", code: install }, hold) }),
    code: codeSample(first, hold),
  };
}
