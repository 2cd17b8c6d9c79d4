import type { CodeSample } from "@modelshelf/react";
import type { HeldHtml } from "../html-store.ts";
import { highlight } from "./highlight.server.ts";
import { explainNotice } from "./notice-advice.server.ts";

/** Code as the loader returns it: highlighted, held apart from the data where the document carries it. */
export type HeldCode = Omit<CodeSample, "html" | "htmlId"> & { readonly code: HeldHtml };

interface Source {
  readonly title?: string;
  readonly language: string;
  readonly code: string;
  readonly notice?: true;
}

/** What is proven of the code; null where nothing is, left out where nothing is to be said. */
type Proof = CodeSample["proof"];

export function codeSample(source: Source, hold: (html: string) => HeldHtml, proof?: Proof): HeldCode {
  return {
    language: source.language,
    code: hold(highlight(source.code, source.language)),
    ...(source.title !== undefined && { title: source.title }),
    ...(source.notice && { notice: explainNotice(source.code) }),
    ...(proof !== undefined && { proof }),
  };
}
