import type { Language } from "./values.ts";

const languages: ReadonlyMap<string, Language> = new Map([
  ["python", "python"],
  ["py", "python"],
  ["javascript", "javascript"],
  ["js", "javascript"],
  ["shell", "shell"],
  ["sh", "shell"],
]);

/** The language of a full or short name (`javascript`, `js`), in small letters; undefined where it names none. */
export function languageNamed(name: string): Language | undefined {
  return languages.get(name);
}
