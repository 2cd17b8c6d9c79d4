import { createContext, useContext } from "react";
import { type HeldHtml, HtmlStore } from "./html-store.ts";

export const HtmlStoreContext = createContext<HtmlStore>(new HtmlStore());

/** Fills in HTML that travels in the document's markup. */
export function useHeldHtml(): (held: HeldHtml) => string {
  const store = useContext(HtmlStoreContext);
  return (held) => held.html ?? store.get(held.id) ?? "";
}
