import { createHash } from "node:crypto";
import type { HeldHtml } from "../html-store.ts";
import type { PageContext } from "../page-context.ts";

/** Takes HTML into the page once: into the markup of a document, or into the data of a client navigation. */
export function holdHtml(page: PageContext, html: string): HeldHtml {
  const id = createHash("sha256").update(html).digest("base64url").slice(0, 10);
  if (!page.documentHtml) return { id, html };
  page.documentHtml.set(id, html);
  return { id };
}
