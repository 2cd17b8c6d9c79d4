// Highlighted code as small HTML: one class per kind of token, no inline styles.
import { createCssVariablesTheme, createHighlighterCoreSync, type ThemedToken } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import cpp from "shiki/langs/cpp.mjs";
import go from "shiki/langs/go.mjs";
import java from "shiki/langs/java.mjs";
import javascript from "shiki/langs/javascript.mjs";
import json from "shiki/langs/json.mjs";
import php from "shiki/langs/php.mjs";
import powershell from "shiki/langs/powershell.mjs";
import python from "shiki/langs/python.mjs";
import ruby from "shiki/langs/ruby.mjs";
import rust from "shiki/langs/rust.mjs";
import shellscript from "shiki/langs/shellscript.mjs";
import yaml from "shiki/langs/yaml.mjs";
import { RecentlyUsed } from "./recently-used.ts";

const theme = createCssVariablesTheme({ name: "tokens", variablePrefix: "--", fontStyle: false });

const highlighter = createHighlighterCoreSync({
  engine: createJavaScriptRegexEngine(),
  themes: [theme],
  langs: [python, javascript, shellscript, json, yaml, cpp, go, java, php, powershell, ruby, rust],
});

/** Language names that people write after a code fence, and which grammar reads them. */
const aliases: Readonly<Record<string, string>> = {
  python: "python",
  py: "python",
  python3: "python",
  pycon: "python",
  javascript: "javascript",
  js: "javascript",
  mjs: "javascript",
  jsx: "javascript",
  ts: "javascript",
  typescript: "javascript",
  shell: "shellscript",
  sh: "shellscript",
  bash: "shellscript",
  zsh: "shellscript",
  shellscript: "shellscript",
  json: "json",
  jsonc: "json",
  yaml: "yaml",
  yml: "yaml",
  c: "cpp",
  cpp: "cpp",
  "c++": "cpp",
  go: "go",
  golang: "go",
  java: "java",
  php: "php",
  powershell: "powershell",
  ps1: "powershell",
  pwsh: "powershell",
  ruby: "ruby",
  rb: "ruby",
  rust: "rust",
  rs: "rust",
};

/** Class names of the style sheets, by the variables of the theme. */
const classes: Readonly<Record<string, string>> = {
  "var(--token-comment)": "c",
  "var(--token-keyword)": "k",
  "var(--token-string)": "s",
  "var(--token-string-expression)": "s",
  "var(--token-constant)": "n",
  "var(--token-function)": "f",
  "var(--token-parameter)": "v",
};

/** Grammars are slow on huge sources; those go out plain. */
const longestHighlighted = 60_000;

const recent = new RecentlyUsed<string>(1000);

/** The code as HTML whose text content is the code itself. Unknown languages come out plain. */
export function highlight(code: string, language: string): string {
  const lang = Object.hasOwn(aliases, language.toLowerCase()) ? aliases[language.toLowerCase()] : undefined;
  if (lang === undefined || code.length > longestHighlighted) return escapeHtml(code);
  return recent.get(`${lang}\0${code}`, () => {
    const { tokens } = highlighter.codeToTokens(code, { lang, theme: "tokens" });
    return tokens.map(lineHtml).join("\n");
  });
}

function lineHtml(line: readonly ThemedToken[]): string {
  let html = "";
  let open = "";
  for (const { content, color = "" } of line) {
    const kind = content.trim() === "" ? open : (classes[color] ?? "");
    if (kind !== open) {
      html += (open && "</span>") + (kind && `<span class="${kind}">`);
      open = kind;
    }
    html += escapeHtml(content);
  }
  return html + (open && "</span>");
}

/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
