import { type Language, languageNamed, languageNames, shortLanguageName } from "@modelshelf/code";
import { InputError } from "./errors.ts";

/** All languages, each with its short name: `python (py), javascript (js) …`. */
export const languagesKnown = languageNames
  .map((name) => {
    const short = shortLanguageName(name);
    return short === name ? name : `${name} (${short})`;
  })
  .join(", ");

/** The language that an option names, by its full or short name. */
export function languageOption(name: string): Language {
  const language = languageNamed(name.toLowerCase());
  if (!language) {
    throw new InputError(`no language ${JSON.stringify(name)}; the languages are ${languagesKnown}`);
  }
  return language;
}
