import { expect, it } from "vitest";
import { languageNamed } from "../src/index.ts";

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
