// Every language that snippets are written in.
import type { LanguageFacts } from "./language.ts";
import { goFacts } from "./languages/go.ts";
import { javaFacts } from "./languages/java.ts";
import { javascriptFacts } from "./languages/javascript.ts";
import { phpFacts } from "./languages/php.ts";
import { powershellFacts } from "./languages/powershell.ts";
import { pythonFacts } from "./languages/python.ts";
import { rubyFacts } from "./languages/ruby.ts";
import { rustFacts } from "./languages/rust.ts";
import { shellFacts } from "./languages/shell.ts";
import type { Language } from "./values.ts";

/** In the order in which they are offered. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  python: pythonFacts,
  javascript: javascriptFacts,
  shell: shellFacts,
  go: goFacts,
  java: javaFacts,
  php: phpFacts,
  powershell: powershellFacts,
  ruby: rubyFacts,
  rust: rustFacts,
};
