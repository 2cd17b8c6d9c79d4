// The files of a model folder, as far as they may go on the shelf.
import type { Dirent, Stats } from "node:fs";
import { lstat, readdir, realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { IngestError, type IngestProblem } from "../errors.ts";

/** One file of a model folder. */
export interface FolderFile {
  /** Path in the folder, with slashes. */
  readonly path: string;
  readonly absolute: string;
  /** Bytes. */
  readonly size: number;
  /** Time of the last change, in milliseconds. */
  readonly modified: number;
}

/** Hidden files that belong to a model repository; every other hidden file or folder stays behind. */
const kept = new Set([".gitattributes"]);

/** The most files in one model. */
const mostFiles = 50_000;

const deepest = 32;

/** Bytes above which huggingface_hub refuses to download a file over HTTP (2.4, read 2026-11-21). */
const largestFile = 50_000_000_000;

/** Control characters, backslashes, and what is no Unicode text cannot be in an address of a file. */
const oddName = /[\u0000-\u001f\u007f-\u009f\\\ufffd]|[\ud800-\udfff](?![\udc00-\udfff])/u;

/**
 * All files of a folder in code point order. Hidden ones (`.git`, `.cache`, `.env` ...) are left out.
 *
 * @throws IngestError naming each entry that cannot be put on a shelf.
 */
export async function walkFolder(folder: string): Promise<FolderFile[]> {
  const root = await rootOf(folder);
  const files: FolderFile[] = [];
  const problems: IngestProblem[] = [];

  const visit = async (directory: string, depth: number): Promise<void> => {
    for (const entry of await readdir(directory, { withFileTypes: true })) {
      if (entry.name.startsWith(".") && !kept.has(entry.name)) continue;
      const absolute = join(directory, entry.name);
      const path = relative(root, absolute).split(sep).join("/");
      if (oddName.test(entry.name)) {
        problems.push({
          file: JSON.stringify(path),
          what: "has a control character, a backslash or damaged text in its name",
          fix: "rename it",
        });
      } else if (entry.isDirectory()) {
        if (depth >= deepest) {
          problems.push({ file: path, what: `is more than ${deepest} folders deep`, fix: "move it up" });
        } else await visit(absolute, depth + 1);
      } else {
        const found = await fileAt(root, absolute, path, entry);
        if ("what" in found) problems.push(found);
        else if (found.size > largestFile) {
          const what = `has ${found.size} bytes, and clients refuse to download more than ${largestFile}`;
          problems.push({ file: path, what, fix: "save the model in smaller shards" });
        } else files.push(found);
      }
      if (files.length > mostFiles) {
        throw new IngestError(folder, [
          { file: ".", what: `has more than ${mostFiles} files`, fix: "is this the model's own folder? Give that" },
        ]);
      }
    }
  };

  await visit(root, 0);
  if (problems.length > 0) throw new IngestError(folder, problems);
  return files.sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}

async function rootOf(folder: string): Promise<string> {
  let details: Stats;
  try {
    details = await stat(folder);
  } catch {
    throw new IngestError(folder, [{ file: ".", what: "there is no such folder", fix: "check the path" }]);
  }
  if (!details.isDirectory()) {
    throw new IngestError(folder, [
      { file: ".", what: "is not a folder", fix: "give the folder of a model repository" },
    ]);
  }
  return realpath(folder);
}

async function fileAt(
  root: string,
  absolute: string,
  path: string,
  entry: Dirent,
): Promise<FolderFile | IngestProblem> {
  if (entry.isSymbolicLink()) {
    const target = await realpath(absolute).catch(() => undefined);
    if (target === undefined) return { file: path, what: "is a link to nothing", fix: "put the file in its place" };
    if (!target.startsWith(root + sep)) {
      return {
        file: path,
        what: "is a link that leaves the folder",
        fix: "copy the folder with its files (cp -rL FOLDER COPY) and add the copy",
      };
    }
    if (
      relative(root, target)
        .split(sep)
        .some((name) => name.startsWith(".") && !kept.has(name))
    ) {
      return { file: path, what: "is a link to a hidden file", fix: "put the file itself in its place" };
    }
    const details = await stat(target);
    if (!details.isFile()) {
      return { file: path, what: "is a link to a folder", fix: "put the files themselves in its place" };
    }
    return { path, absolute: target, size: details.size, modified: details.mtimeMs };
  }
  const details = await lstat(absolute);
  if (!details.isFile()) {
    return { file: path, what: "is neither a file nor a folder", fix: "take it out of the folder" };
  }
  return { path, absolute, size: details.size, modified: details.mtimeMs };
}
