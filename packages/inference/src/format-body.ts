// The body of a request as text in a given notation.
import { js, jsonText, py, sh, type Value } from "@modelshelf/code";
import { UnsupportedFormatError } from "./errors.ts";
import type { Logger } from "./logger.ts";
import { type BodyValue, bodyLiteral } from "./request.ts";

export const bodyFormats = ["curl", "json", "python", "ts"] as const;

export type BodyFormat = (typeof bodyFormats)[number];

/**
 * A JSON value as JSON text, as a quoted word of shell for curl, or as a literal of Python or
 * TypeScript. A file in it stands as the beginning of its data URL.
 *
 * @throws UnsupportedFormatError for any other format.
 */
export function formatBody(value: BodyValue, format: BodyFormat): string {
  switch (format) {
    case "json":
      return jsonText(plain(value), 2);
    case "curl":
      return String(sh`${jsonText(plain(value), 2)}`);
    case "python":
      return String(py`${plain(value) as Value<"python">}`);
    case "ts":
      return String(js`${plain(value) as Value<"javascript">}`);
    default:
      throw new UnsupportedFormatError(`Unsupported format: ${String(format)}`);
  }
}

const plain = (value: BodyValue) =>
  bodyLiteral<"python">(value, (file) => file.prefix as never) as Exclude<Parameters<typeof jsonText>[0], undefined>;

/**
 * The value of a body given as JSON text. Where the text is no JSON, says so to the logger and
 * returns undefined.
 */
export function parseBody(text: string, logger?: Logger): BodyValue | undefined {
  try {
    return JSON.parse(text) as BodyValue;
  } catch {
    logger?.error("Failed to parse body as JSON");
    return undefined;
  }
}
