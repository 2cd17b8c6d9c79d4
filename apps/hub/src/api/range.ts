/** The bytes of a request: both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * What a `Range` header asks of a file (RFC 9110, 14.2): one range, cut at the file's end; undefined
 * for the whole file, which also answers what is no range or several; "unsatisfiable" where it
 * begins after the end; "empty" for any range of a file without bytes.
 */
export function readRange(
  header: string | null,
  ifRange: string | null,
  etag: string,
  size: number,
): ByteRange | "unsatisfiable" | "empty" | undefined {
  if (header === null || (ifRange !== null && ifRange.trim() !== etag)) return undefined;
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header.trim());
  if (!match) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  if (size === 0) return "empty";
  if (first === "") {
    const length = Number(last);
    return length === 0 ? "unsatisfiable" : { start: Math.max(size - length, 0), end: size - 1 };
  }
  const start = Number(first);
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
