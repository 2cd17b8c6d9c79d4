// Strings of configuration files.
import { replaceHidden } from "@modelshelf/code";

const escaped = (codePoint: number): string =>
  codePoint > 0xffff
    ? `\\U${codePoint.toString(16).padStart(8, "0")}`
    : `\\u${codePoint.toString(16).padStart(4, "0")}`;

/**
 * A string between double quotes, as TOML and YAML both read it.
 * Source: TOML 1.0.0, "Basic strings"; YAML 1.2.2, "Double-Quoted Style" (read 2026-11-21).
 */
export function quotedText(value: string): string {
  const plain = value.toWellFormed().replace(/[\\"]/g, "\\$&");
  return `"${replaceHidden(plain, escaped)}"`;
}
