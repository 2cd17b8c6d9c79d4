import { createHash } from "node:crypto";

/** A hash that gives a git blob's name once all of its `size` bytes went in. */
export function gitBlobHash(size: number) {
  return createHash("sha1").update(`blob ${size}\0`);
}

/** Name of the git blob with this text. */
export function gitBlobOid(text: string): string {
  const bytes = Buffer.from(text);
  return gitBlobHash(bytes.length).update(bytes).digest("hex");
}

/**
 * 40 hexadecimal digits that stand for the content of a repository, or of a folder in it: the same files give the same ones,
 * any change of a path or a byte gives others.
 */
export function contentSha(files: readonly { path: string; oid: string; size: number }[]): string {
  const hash = createHash("sha1").update("modelshelf 1\n");
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, oid, size } of sorted) hash.update(`${oid} ${size} ${JSON.stringify(path)}\n`);
  return hash.digest("hex");
}
