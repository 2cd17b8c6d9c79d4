import { type LibraryId, libraries } from "../generated/libraries.ts";
import { libraryIds } from "../library-snippets.ts";

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Pairs of neighbouring letters; the ends count as letters. */
function pairs(text: string): ReadonlySet<string> {
  const letters = [...` ${plain(text)} `];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}

/** Sørensen's measure of how alike two texts are: 0 for nothing in common, 1 for the same letters. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
}

/** Ids of the libraries whose id or label is most like a text, best first; none where nothing is alike. */
export function nearestLibraries(text: string, most = 3): LibraryId[] {
  const wanted = pairs(text);
  return libraryIds
    .map((id) => ({
      id,
      score: Math.max(likeness(wanted, pairs(id)), likeness(wanted, pairs(libraries[id].prettyLabel))),
    }))
    .filter(({ score }) => score >= 0.35)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ id }) => id);
}

/** Ids of the libraries whose id, label or repository holds every word of a query, in alphabetical order. */
export function findLibraries(query: string): readonly LibraryId[] {
  const words = query.split(/\s+/).map(plain).filter(Boolean);
  return libraryIds.filter((id) => {
    const { prettyLabel, repoName, repoUrl } = libraries[id];
    const text = [id, prettyLabel, repoName, repoUrl.replace(/^https:\/\/[^/]+/, "")].map(plain).join(" ");
    return words.every((word) => text.includes(word));
  });
}
