import type { Snippet } from "@modelshelf/code";
import { cleanRecord } from "../clean-record.ts";
import { downloadSnippets } from "../generic-library.ts";
import type { SnippetContext } from "../library.ts";
import { isLibraryId, libraryOf, librarySnippets } from "../library-snippets.ts";
import type { ModelRecord } from "../model-record.ts";
import { commonRelease, latestDay, levelCounts, releaseOf } from "./library-proof.ts";
import { type ProofLine, proofLevels, type SnippetProof } from "./proof.ts";
import { codeShape, shapeBase } from "./shape.ts";
import { proofLines } from "./table.ts";

/**
 * First 16 hexadecimal digits of the SHA-256 of a text. The catalogue has no such function of its own: in Node it is
 * `createHash("sha256").update(text).digest("hex").slice(0, 16)`.
 */
export type Hash = (text: string) => string;

/** The key of the code that downloads the files, which is proven for a library that nobody registered. */
export const downloadLibrary = "a-library-that-nobody-registered";

/**
 * What is proven of each of the `snippets` that `librarySnippets` made for these arguments, in their order: null where
 * nothing is, undefined for a notice, which is no code. It never says more than was proven: a text that was not itself
 * proven, for this or another model, is at most what *all* proven code of the library is in its language.
 */
export function snippetProofs(
  library: string,
  model: ModelRecord,
  context: SnippetContext,
  snippets: readonly Pick<Snippet, "language" | "code" | "notice">[],
  hash: Hash,
): readonly (SnippetProof | null | undefined)[] {
  const downloads = !isLibraryId(library) || libraryOf(library).snippets === undefined;
  const lines = proofLines(downloads ? downloadLibrary : library);
  const second = shapeBase(cleanRecord(model));
  const base = second === undefined ? {} : { base: second };
  const elsewhere = otherPlaces(library, model, context, downloads, lines);
  return snippets.map((snippet, index) => {
    if (snippet.notice) return undefined;
    const forms = [{ place: context, code: snippet.code }].concat(
      elsewhere.flatMap(({ place, snippets: there }) => {
        const other = there[index];
        return other?.language === snippet.language ? [{ place, code: other.code }] : [];
      }),
    );
    const shapes = forms.map(({ place, code }) => hash(codeShape(code, model.id, { ...place, ...base })));
    const best = highest(
      lines.filter(({ shape }) => shapes.includes(shape)),
      model.id,
    );
    if (best) {
      // The very text, where the proven form of it is no other and all that the shape leaves open is the same.
      const { code, place } = forms[shapes.indexOf(best.shape)] ?? {};
      const isText = code === snippet.code && place?.endpoint === best.endpoint && place?.revision === undefined;
      return ofLine(best, best.model !== model.id ? "shape" : isText ? "code" : "place");
    }
    return ofLibrary(lines.filter(({ language }) => language === snippet.language));
  });
}

const anyHub = "https://hub.invalid";

/**
 * The same code as it is for the public hub, and for another one where code was proven with one; in both without the
 * reader's revision. A release that the reader chose may change the code, so that stays.
 */
function otherPlaces(
  library: string,
  model: ModelRecord,
  { endpoint, revision, libraryVersion }: SnippetContext,
  downloads: boolean,
  lines: readonly ProofLine[],
): readonly { readonly place: SnippetContext; readonly snippets: readonly Snippet[] }[] {
  const release = libraryVersion === undefined ? {} : { libraryVersion };
  const places: SnippetContext[] = [];
  if (endpoint !== undefined || revision !== undefined || downloads) places.push(release);
  if ((endpoint === undefined || revision !== undefined) && lines.some((line) => line.endpoint !== undefined)) {
    places.push({ ...release, endpoint: anyHub });
  }
  return places.map((place) => ({
    place,
    // Without the remark where to read on: that differs from library to library.
    snippets: downloads
      ? downloadSnippets()(cleanRecord(model), place)
      : librarySnippets(library, model, place).snippets,
  }));
}

/** The line that got furthest; of several the model's own, then the one with most of its names found. */
function highest(lines: readonly ProofLine[], id: string): ProofLine | undefined {
  const rank = ({ level, model, symbols = { found: 0, unknown: 0 } }: ProofLine) =>
    proofLevels.indexOf(level) * 4 + (model === id ? 2 : 0) + symbols.found / (1 + symbols.found + symbols.unknown);
  return lines.reduce<ProofLine | undefined>(
    (best, line) => (best && rank(best) >= rank(line) ? best : line),
    undefined,
  );
}

function ofLine(line: ProofLine, scope: SnippetProof["scope"]): SnippetProof {
  const { level, date, model, symbols } = line;
  return {
    level,
    scope,
    ...(level !== "parsed" && releaseOf(line)),
    date,
    model,
    ...(symbols && { symbols }),
  };
}

/** The least that any of the library's code reached: code that was not looked at may be of the least proven kind. */
function ofLibrary(lines: readonly ProofLine[]): SnippetProof | null {
  const counts = levelCounts(lines);
  const level = proofLevels.find((one) => counts[one] > 0);
  if (level === undefined) return null;
  return {
    level,
    scope: "library",
    ...(level !== "parsed" && commonRelease(lines)),
    date: latestDay(lines),
    counts,
  };
}
