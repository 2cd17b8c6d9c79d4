// README.md: the model card, and the YAML between its first two lines of three hyphens.
import type { CardData } from "@modelshelf/catalogue";
import { LineCounter, parseDocument } from "yaml";
import { isObject, type ModelFolder, oneLine } from "./model-folder.ts";

/** What a README says: its front matter, and its text without it. */
export interface Card {
  readonly data?: CardData;
  readonly text: string;
}

/** Bytes that a README may have. */
const largestReadme = 8 * 1024 * 1024;

const fenced = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Reads the card; undefined where there is no README.md, or it is damaged (with a problem noted). */
export async function readCard(folder: ModelFolder): Promise<Card | undefined> {
  const readme = await folder.text("README.md", largestReadme);
  if (readme === undefined) return undefined;
  const match = fenced.exec(readme);
  if (!match) {
    if (/^\uFEFF?---[ \t]*\r?\n/.test(readme)) {
      folder.problem("README.md", "its front matter has no end", "close it with a line of three hyphens: ---");
      return undefined;
    }
    return { text: readme.replace(/^\uFEFF/, "") };
  }
  const data = parseFrontMatter(folder, match[1] ?? "");
  const text = readme.slice(match[0].length);
  return data ? { data, text } : { text };
}

function parseFrontMatter(folder: ModelFolder, yaml: string): CardData | undefined {
  const lines = new LineCounter();
  let value: unknown;
  try {
    const document = parseDocument(yaml, { lineCounter: lines, logLevel: "silent", prettyErrors: false });
    const [error] = document.errors;
    if (error) {
      const { line, col } = lines.linePos(error.pos[0]);
      folder.problem(
        "README.md",
        `its front matter is not YAML: line ${line + 1}, column ${col}: ${oneLine(error)}`,
        "mend it; texts with a colon or a special character at the beginning need quotes",
      );
      return undefined;
    }
    value = document.toJS({ maxAliasCount: 100 });
    // What is too deep to be written as JSON cannot be stored or sent.
    JSON.stringify(value);
  } catch (error) {
    folder.problem("README.md", `its front matter cannot be read: ${oneLine(error)}`, "make it simpler");
    return undefined;
  }
  if (value === null || value === undefined) return {};
  if (!isObject(value)) {
    folder.problem("README.md", "its front matter is not a list of keys and values", "write it as key: value lines");
    return undefined;
  }
  for (const key of ["pipeline_tag", "library_name"]) {
    const field = value[key];
    if (field !== undefined && field !== null && typeof field !== "string") {
      folder.problem(
        "README.md",
        `${key} in its front matter is not a text: ${JSON.stringify(field)}`,
        "give one name",
      );
    }
  }
  return value as CardData;
}
