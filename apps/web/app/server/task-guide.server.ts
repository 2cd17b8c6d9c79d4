// A task's guide: text of the catalogue, with code that the generators write.
import { guideParts, guideSnippet, type TaskId, tasks } from "@modelshelf/catalogue";
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

/** The guide of a task in parts; undefined where it has none. `startId` names the code that stands on the page already. */
export async function taskGuide(
  page: PageContext,
  id: TaskId,
  startId: string | undefined,
): Promise<GuidePart[] | undefined> {
  const markdown = await page.guide(id);
  const task = tasks[id];
  if (markdown === undefined || task === undefined) return undefined;
  const hold = (html: string) => holdHtml(page, html);
  const place = { fileUrl: (path: string) => `/tasks/${id}/media/${path}` };
  return Promise.all(
    guideParts(markdown).map(async (part): Promise<GuidePart> => {
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
