import type { CodeSample } from "@modelshelf/react";
import { useHeldHtml } from "./html-store-context.ts";
import type { HeldCode } from "./server/code-sample.server.ts";

/** Turns code as loaders return it into what the panel's parts take. */
export function useFilledCode(): (held: HeldCode) => CodeSample {
  const held = useHeldHtml();
  return ({ code, ...rest }) => ({ ...rest, html: held(code), htmlId: code.id });
}
