import { type Language, languageNamed } from "@modelshelf/code";
import { InputError } from "./errors.ts";

/** The language that an option names, by its full or short name. */
export function languageOption(name: string): Language {
  const language = languageNamed(name.toLowerCase());
  if (!language) {
    throw new InputError(
      `no language ${JSON.stringify(name)}; the languages are python, javascript (js) and shell (sh)`,
    );
  }
  return language;
}
