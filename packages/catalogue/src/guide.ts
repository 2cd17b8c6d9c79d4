// The guides of tasks: Markdown in which code is asked for, never typed.

import type { Snippet } from "@modelshelf/code";
import type { SnippetContext } from "./library.ts";
import { librarySnippets } from "./library-snippets.ts";
import type { Task } from "./task.ts";

/** Code that a guide asks for at this place. */
export interface SnippetRequest {
  readonly kind: "snippet";
  readonly library: string;
  /** Id of one of the task's `exampleModels`. */
  readonly model: string;
  /** Which of the library's snippets for the model, counted from 1. */
  readonly number: number;
}

export type GuidePart = { readonly kind: "text"; readonly markdown: string } | SnippetRequest;

/**
 * Splits a guide into its text and the code that it asks for, in order. Code is asked for by a
 * comment on a line of its own, which the generator answers, so that a guide never shows stale code:
 *
 *     <!-- snippet: library=transformers model=Qwen/Qwen3-4B-Instruct-2507 -->
 *
 * `library` is a library's id and `model` the id of one of the task's `exampleModels`; `number=2`
 * takes the second snippet of a library that has several. No text is empty, and none begins or
 * ends with a blank line.
 *
 * @throws Error if a request lacks a field or has one that is none of these.
 */
export function guideParts(markdown: string): GuidePart[] {
  return markdown.split(/^(<!-- snippet:.*)$/m).flatMap((part): GuidePart[] => {
    if (part.startsWith("<!-- snippet:")) return [snippetRequest(part)];
    const text = part.trim();
    return text === "" ? [] : [{ kind: "text", markdown: text }];
  });
}

function snippetRequest(line: string): SnippetRequest {
  const inside = /^<!-- snippet:((?: [a-z]+=[^\s=]+)+) -->\s*$/.exec(line)?.[1];
  const fields = new Map(
    inside
      ?.trim()
      .split(" ")
      .map((field) => field.split("=") as [string, string]),
  );
  const { library, model, number = "1", ...unknown } = Object.fromEntries(fields);
  if (!library || !model || !/^[1-9]\d*$/.test(number) || Object.keys(unknown).length > 0) {
    throw new Error(`a guide asks for code with <!-- snippet: library=ID model=OWNER/NAME --> (number=N): ${line}`);
  }
  return { kind: "snippet", library, model, number: Number(number) };
}

/**
 * The code that a guide asks for, with the command that installs what it needs (null where there is
 * nothing to install).
 *
 * @throws Error if the task has no such example model or the library no such snippet for it.
 */
export function guideSnippet(
  task: Task,
  request: Omit<SnippetRequest, "kind">,
  context: SnippetContext = {},
): { readonly install: string | null; readonly snippet: Snippet } {
  const record = task.exampleModels.find(({ id }) => id === request.model);
  if (!record) throw new Error(`the task has no example model ${request.model}; add its record to exampleModels`);
  const { install, snippets } = librarySnippets(request.library, record, context);
  const snippet = snippets[request.number - 1];
  if (!snippet) throw new Error(`${request.library} has no snippet ${request.number} for ${request.model}`);
  return { install, snippet };
}
