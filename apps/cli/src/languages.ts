import type { Language } from "@modelshelf/code";
import { InputError } from "./errors.ts";

const languages: Readonly<Record<string, Language>> = {
  python: "python",
  py: "python",
  javascript: "javascript",
  js: "javascript",
  shell: "shell",
  sh: "shell",
};

/** The full name of a language given by its full or short name. */
export function languageNamed(name: string): Language {
  const language = languages[name.toLowerCase()];
  if (!language)
    throw new InputError(
      `no language ${JSON.stringify(name)}; the languages are python, javascript (js) and shell (sh)`,
    );
  return language;
}
