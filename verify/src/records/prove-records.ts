// Proves the code of all libraries for the records of a file: that it is made, parses and holds no slip of ours.
import { createHash } from "node:crypto";
import {
  cleanRecord,
  isLibraryId,
  libraryIds,
  librarySnippets,
  type ModelRecord,
  type SnippetContext,
} from "@modelshelf/catalogue";
import { contexts } from "../library/snippets.ts";
import { parseFindings } from "../parse/parse.ts";
import { extensions, type Finding, type SnippetSource } from "../snippet-source.ts";
import { recordLines } from "./record-lines.ts";

export interface RecordsProof {
  readonly records: number;
  /** Snippets and install commands made. */
  readonly snippets: number;
  /** So many of them differ in more than the model's name; each of these was parsed. */
  readonly shapes: number;
  /** Lines that hold no record. */
  readonly unreadable: readonly Finding[];
  readonly faults: readonly Finding[];
}

// The plain code, and the code with all that a reader can choose: the rest lies between.
const proven = ["", "+endpoint+revision"];
/** Snippets that are parsed at a time. */
const batchSize = 5000;

/** @throws the system's error if the file cannot be read. */
export async function proveRecords(file: string, python: string): Promise<RecordsProof> {
  const unreadable: Finding[] = [];
  const faults: Finding[] = [];
  const shapes = new Set<string>();
  let batch: SnippetSource[] = [];
  let records = 0;
  let snippets = 0;
  const parse = async () => {
    faults.push(...(await parseFindings(batch, python, { quick: true })));
    batch = [];
  };
  for await (const entry of recordLines(file)) {
    const place = `${file}:${entry.line}`;
    if ("error" in entry) {
      unreadable.push({ key: place, message: entry.error });
      continue;
    }
    records += 1;
    const model = cleanRecord(entry.record);
    const shapeOf = shaper(model.id);
    for (const name of proven) {
      for (const source of recordSources(`${place}${name}`, model, contexts[name] ?? {}, faults)) {
        snippets += 1;
        const shape = shapeOf(source);
        if (shapes.has(shape)) continue;
        shapes.add(shape);
        const slip = slipOf(source.code, entry.record);
        if (slip !== undefined) faults.push({ key: source.key, message: `holds ${JSON.stringify(slip)}` });
        batch.push(source);
      }
    }
    if (batch.length >= batchSize) await parse();
  }
  await parse();
  return { records, snippets, shapes: shapes.size, unreadable, faults };
}

/** What every library makes for the record; what throws is a fault. */
function recordSources(place: string, model: ModelRecord, context: SnippetContext, faults: Finding[]): SnippetSource[] {
  const own = model.library_name;
  const ids = own === undefined || isLibraryId(own) ? libraryIds : [...libraryIds, own];
  return ids.flatMap((id) => {
    const key = `${place} ${id}`;
    try {
      const { install, snippets } = librarySnippets(id, model, context);
      const sources: SnippetSource[] = snippets.map(({ language, code }, index) => ({
        key: `${key}.${index}${extensions[language]}`,
        language,
        code,
      }));
      if (install !== null) sources.push({ key: `${key}.install.sh`, language: "shell", code: install });
      return sources;
    } catch (error) {
      faults.push({ key, message: `throws ${String(error)}` });
      return [];
    }
  });
}

/**
 * Two snippets of one shape parse alike: they differ in comments, and in the model's name where that is made of
 * letters, digits and what no language acts on. Any other name is part of the shape.
 */
function shaper(id: string): (source: SnippetSource) => string {
  const name = /^[A-Za-z][\w.-]{2,}\/([A-Za-z][\w.-]{2,})$/.exec(id)?.[1];
  return ({ language, code }) => {
    const uncommented = language === "shell" ? code.replace(/^#.*\n?/gm, "") : code;
    const shape = name === undefined ? uncommented : uncommented.replaceAll(id, "owner/name").replaceAll(name, "name");
    return createHash("sha1").update(`${language} ${shape}`).digest("base64");
  };
}

const slips = /\bundefined\b|\[object \w+\]|\bNaN\b/;

/** What a value that was not there leaves in code, unless the record brings the word itself. */
function slipOf(code: string, record: unknown): string | undefined {
  const found = slips.exec(code)?.[0];
  return found === undefined || JSON.stringify(record).includes(found) ? undefined : found;
}
