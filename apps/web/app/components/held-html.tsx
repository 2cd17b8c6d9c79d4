import type { HeldHtml } from "../html-store.ts";
import { useHeldHtml } from "../html-store-context.ts";

/** HTML that the server rendered and cleaned, as a block of text. */
export function HeldHtmlBlock({ held, className }: { held: HeldHtml; className: string }) {
  const html = useHeldHtml()(held);
  return (
    <div
      className={className}
      data-html={held.id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown and sanitised on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
