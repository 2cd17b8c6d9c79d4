import { expect, it } from "vitest";
import { languageEnding, languageLabel, languageNamed, languageNames, shortLanguageName } from "../src/index.ts";

it("knows languages by their full and short names, and no others", () => {
  expect(["python", "py", "javascript", "js", "shell", "sh"].map(languageNamed)).toEqual([
    "python",
    "python",
    "javascript",
    "javascript",
    "shell",
    "shell",
  ]);
  expect(["", "Python", "constructor", "__proto__"].map(languageNamed)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it("tells of each language how it is called and how its files end", () => {
  expect(
    languageNames.map((name) => `${languageLabel(name)} ${shortLanguageName(name)} .${languageEnding(name)}`),
  ).toEqual([
    "Python py .py",
    "JavaScript js .mjs",
    "Shell sh .sh",
    "Go go .go",
    "Java java .java",
    "PHP php .php",
    "PowerShell ps1 .ps1",
    "Ruby rb .rb",
    "Rust rs .rs",
  ]);
  expect(["go", "rb", "ps1", "rust"].map(languageNamed)).toEqual(["go", "ruby", "powershell", "rust"]);
});
