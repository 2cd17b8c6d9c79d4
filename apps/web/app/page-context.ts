// What a request brings along to the loaders and to the rendering of its page.
import { createContext, RouterContextProvider } from "react-router";
import type { ShelfReader } from "../src/shelf-reader.ts";
import { HtmlStore } from "./html-store.ts";

export type Theme = "light" | "dark" | "auto";

export interface PageContext {
  readonly shelf: ShelfReader;
  /** Where the reader reaches this shelf, without a slash at the end: `http://127.0.0.1:7860`. */
  readonly origin: string;
  /** The guide of a task in Markdown. */
  readonly guide: (task: string) => Promise<string | undefined>;
  /** Of the inline scripts that the page may run. */
  readonly nonce: string;
  /** The reader's choice; "auto" follows the system. */
  readonly theme: Theme;
  /** Where rendered HTML waits for the document; undefined where the answer is data alone. */
  readonly documentHtml: HtmlStore | undefined;
}

export const pageContext = createContext<PageContext>();

/** The router's context for one request. `asDocument` tells a page from the data of a client navigation. */
export function routerContext(
  page: Omit<PageContext, "documentHtml" | "theme">,
  options: { readonly asDocument: boolean; readonly cookie: string | null },
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    ...page,
    theme: themeOf(options.cookie),
    documentHtml: options.asDocument ? new HtmlStore() : undefined,
  });
  return context;
}

function themeOf(cookie: string | null): Theme {
  const value = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie ?? "")?.[1];
  return value === "light" || value === "dark" ? value : "auto";
}
