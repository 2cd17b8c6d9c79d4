// Proves the code of all libraries for the records of a file: that it is made, parses and holds no slip of ours.
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
import { shaper } from "./shape.ts";

export interface RecordsProof {
  readonly records: number;
  /** Snippets and install commands made. */
  readonly snippets: number;
  /** So many of them differ in more than inert text; each of these was parsed. */
  readonly shapes: number;
  /** Lines that hold no record. */
  readonly unreadable: readonly Finding[];
  readonly faults: readonly Finding[];
}

// The plain code, and the code with all that a reader can choose: the rest lies between.
const proven = ["", "+endpoint+revision"];
/** Snippets that are parsed at a time. */
const batchSize = 5000;

/** How far the proof of a file has come. */
export type Progress = Pick<RecordsProof, "records" | "snippets"> & { readonly shapes: number };

/** Progress is told after so many records each. */
const stride = 500;

/** @throws the system's error if the file cannot be read. */
export async function proveRecords(
  file: string,
  python: string,
  onProgress: (progress: Progress) => void = () => {},
): Promise<RecordsProof> {
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
        // Of every one: a slip may stand in text that its shape leaves out.
        const slip = slipOf(source.code, entry.record);
        if (slip !== undefined) faults.push({ key: source.key, message: `holds ${JSON.stringify(slip)}` });
        const shape = shapeOf(source);
        if (shapes.has(shape)) continue;
        shapes.add(shape);
        batch.push(source);
      }
    }
    if (batch.length >= batchSize) await parse();
    if (records % stride === 0) onProgress({ records, snippets, shapes: shapes.size });
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

const slips = /\bundefined\b|\[object \w+\]|\bNaN\b/;

/** What a value that was not there leaves in code, unless the record brings the word itself. */
function slipOf(code: string, record: unknown): string | undefined {
  const found = slips.exec(code)?.[0];
  return found === undefined || JSON.stringify(record).includes(found) ? undefined : found;
}
