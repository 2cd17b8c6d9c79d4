import { printDownloadQuery } from "../download-query.ts";
import { type LibraryId, libraries } from "../generated/libraries.ts";
import { installCommand } from "../install.ts";
import type { Library } from "../library.ts";
import type { TaskId } from "../tasks.ts";
import { libraryProof } from "./library-proof.ts";
import type { LibraryKind, LibraryProof } from "./proof.ts";
import { libraryKind } from "./table.ts";

/** A library as programs read it: what it is, and what is proven of its code. Every field is a JSON value. */
export interface LibraryRecord {
  readonly id: LibraryId;
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl: string | null;
  /** Whether lists of models offer the library as a filter. */
  readonly filter: boolean;
  /** Which requested files count as a download, in the hub's query syntax; null for the default files. */
  readonly countDownloads: string | null;
  readonly hostedInferenceTasks: readonly TaskId[];
  /** The command that installs it; null where it depends on the model, or there is nothing to install. */
  readonly install: string | null;
  /** Whether there is code of the library's own: `code`, nothing but a `notice`, or the files to `download`. */
  readonly kind: LibraryKind;
  /** Why there is no code of the library's own, as one sentence; null where there is some, or nobody wrote it yet. */
  readonly downloadOnly: string | null;
  readonly proof: LibraryProof | null;
  /** What the entry's facts were read from, and when. */
  readonly source: string | null;
}

/** All of a library's entry but its code. */
export function libraryRecord(id: LibraryId): LibraryRecord {
  const library: Library = libraries[id];
  const { prettyLabel, repoName, repoUrl, docsUrl, filter, countDownloads, install, source } = library;
  return {
    id,
    prettyLabel,
    repoName,
    repoUrl,
    docsUrl: docsUrl ?? null,
    filter,
    countDownloads: countDownloads ? printDownloadQuery(countDownloads) : null,
    hostedInferenceTasks: library.hostedInferenceTasks ?? [],
    install: install && typeof install === "object" ? installCommand(install) : null,
    kind: libraryKind(id) ?? "download",
    downloadOnly: library.downloadOnly ?? null,
    proof: libraryProof(id),
    source: source ?? null,
  };
}
