import { remembered } from "./remembered.ts";

const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Writes a text as comments, one for each of its lines. */
export const lineComments = (write: (line: string) => string): ((text: string) => string) =>
  remembered((text) =>
    text
      .split(lineBreak)
      .map((line) => write(line).trimEnd())
      .join("\n"),
  );
