import { applicableLibraries, librarySnippets, type SnippetRequest, type Task } from "@modelshelf/catalogue";
import { snippetProofs } from "@modelshelf/catalogue/proof";
import type { ShelfModel } from "../../src/shelf-reader.ts";
import { modelAddress } from "../model-address.ts";
import type { PageContext } from "../page-context.ts";
import { codeHash } from "./code-hash.server.ts";
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

/** What a guide begins with, as the shelf knows the model where it does, else the shelf's own models; undefined without any. */
export async function startHere(
  page: PageContext,
  { exampleModels }: Task,
  request: SnippetRequest | undefined,
  shelved: readonly ShelfModel[],
): Promise<StartHere | undefined> {
  const example = exampleModels.find(({ id }) => id === request?.model);
  if (example && request) {
    const here = await page.shelf.model(example.id);
    const model = here ?? { record: example, hasFiles: false, totalSize: 0 };
    const start = beginning(page, model, here !== undefined, request);
    if (start) return start;
  }
  for (const model of shelved) {
    const [library] = applicableLibraries(model.record);
    const start = library === undefined ? undefined : beginning(page, model, true, { library, number: 1 });
    if (start) return start;
  }
  return undefined;
}

function beginning(
  page: PageContext,
  model: ShelfModel,
  here: boolean,
  { library, number }: Pick<SnippetRequest, "library" | "number">,
): StartHere | undefined {
  const context = snippetContext(model, page);
  const { prettyLabel, install, snippets } = librarySnippets(library, model.record, context);
  const code = snippets[number - 1];
  if (!code || code.notice) return undefined;
  const hold = (html: string) => holdHtml(page, html);
  const proof = snippetProofs(library, model.record, context, snippets, codeHash)[number - 1];
  return {
    modelId: model.record.id,
    href: here ? modelAddress(model.record.id) : `https://huggingface.co${modelAddress(model.record.id)}`,
    here,
    library: prettyLabel,
    ...(install !== null && { install: codeSample({ language: "shell", code: install }, hold) }),
    code: codeSample(code, hold, proof),
  };
}
