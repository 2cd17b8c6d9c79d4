// A task's guide: text of the catalogue, with code that the generators write.
import { guideSnippet, type GuidePart as Part, type TaskId, tasks } from "@modelshelf/catalogue";
import type { HeldHtml } from "../html-store.ts";
import type { PageContext } from "../page-context.ts";
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
      const code = codeSample(snippet, hold);
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
