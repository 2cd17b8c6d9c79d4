// A task's guide: text of the catalogue, with code that the generators write.
import {
  guideSnippet,
  librarySnippets,
  type GuidePart as Part,
  type SnippetRequest,
  type Task,
  type TaskId,
  tasks,
} from "@modelshelf/catalogue";
import { snippetProofs } from "@modelshelf/catalogue/proof";
import type { HeldHtml } from "../html-store.ts";
import type { PageContext } from "../page-context.ts";
import { codeHash } from "./code-hash.server.ts";
import { codeSample, type HeldCode } from "./code-sample.server.ts";
import { holdHtml } from "./hold-html.server.ts";
import { renderCard } from "./model-card.server.ts";

export type GuidePart =
  | { readonly kind: "text"; readonly html: HeldHtml }
  /** The code that the page begins with stands there alone. */
  | { readonly kind: "start" }
  | { readonly kind: "code"; readonly title: string; readonly install?: HeldCode; readonly code: HeldCode };

/** The guide of a task, rendered. `startId` names the code that stands on the page already. */
export async function renderGuide(
  page: PageContext,
  id: TaskId,
  parts: readonly Part[],
  startId: string | undefined,
): Promise<GuidePart[]> {
  const task = tasks[id];
  const hold = (html: string) => holdHtml(page, html);
  const place = { fileUrl: (path: string) => `/tasks/${id}/media/${path}` };
  return Promise.all(
    parts.map(async (part): Promise<GuidePart> => {
      if (part.kind === "text") return { kind: "text", html: hold(await renderCard(part.markdown, place)) };
      const { install, snippet } = guideSnippet(task, part);
      const code = codeSample(snippet, hold, proofOf(task, part));
      if (code.code.id === startId) return { kind: "start" };
      return {
        kind: "code",
        title: part.model,
        ...(install !== null && { install: codeSample({ language: "shell", code: install }, hold) }),
        code,
      };
    }),
  );
}

function proofOf({ exampleModels }: Task, { library, model: id, number }: SnippetRequest) {
  const model = exampleModels.find((one) => one.id === id);
  return model && snippetProofs(library, model, {}, librarySnippets(library, model).snippets, codeHash)[number - 1];
}
