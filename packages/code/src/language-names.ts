import { languageFacts } from "./languages.ts";
import type { Language } from "./values.ts";

/** The full names of all languages, in the order in which they are offered. */
export const languageNames = Object.keys(languageFacts) as readonly Language[];

const byName: ReadonlyMap<string, Language> = new Map(
  languageNames.flatMap((name) => {
    const { short } = languageFacts[name];
    return [[name, name] as const, ...(short === undefined ? [] : [[short, name] as const])];
  }),
);

/** The language of a full or short name (`javascript`, `js`), in small letters; undefined where it names none. */
export function languageNamed(name: string): Language | undefined {
  return byName.get(name);
}

/** The language as people write it: `JavaScript`. */
export const languageLabel = (language: Language): string => languageFacts[language].label;

/** Its short name where it has one, else the full one: `js`, `ruby`. */
export const shortLanguageName = (language: Language): string => languageFacts[language].short ?? language;

/** What the name of a file of such code ends in: `mjs`, since snippets are ES modules. */
export const languageEnding = (language: Language): string => languageFacts[language].ending;
