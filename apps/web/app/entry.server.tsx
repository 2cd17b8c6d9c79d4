import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { HtmlStore } from "./html-store.ts";
import { HtmlStoreContext } from "./html-store-context.ts";
import { pageContext } from "./page-context.ts";
import { contentSecurityPolicy } from "./server/content-security-policy.server.ts";

export { routerContext } from "./page-context.ts";

/** Renders a document. Its loaders are done by then, so it goes out whole, with its length. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, documentHtml } = context.get(pageContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  headers.set("Vary", "Cookie");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");

  const html = await render(
    <HtmlStoreContext value={documentHtml ?? new HtmlStore()}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </HtmlStoreContext>,
    nonce,
  );
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

function render(element: React.ReactElement, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      nonce,
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onShellError: reject,
    });
  });
}

/** Called for what loaders throw unexpectedly; the reader sees the page for server trouble. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(error);
};
