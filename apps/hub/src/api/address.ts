// Addresses of models and files. The undecoded path is split first, so that an encoded slash in a
// file's name is part of that name.

/** A segment as it was meant; undefined where its escapes are damaged. */
export function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The segments of a path, undecoded: `/a/b%2Fc` is `["a", "b%2Fc"]`. */
export const segmentsOf = (pathname: string): string[] => pathname.slice(1).split("/");

/** Segments decoded and joined; undefined where one is damaged. */
export function joinSegments(segments: readonly string[]): string | undefined {
  const decoded = segments.map(decodeSegment);
  if (decoded.includes(undefined)) return undefined;
  return decoded.join("/");
}

export interface AddressReading {
  readonly id: string;
  /** The segments after the id. */
  readonly rest: readonly string[];
}

/** The ways to read a model's address: its id has two segments, or one. */
export function readingsOf(segments: readonly string[]): AddressReading[] {
  const readings: AddressReading[] = [];
  for (const length of [2, 1]) {
    if (segments.length < length) continue;
    const id = joinSegments(segments.slice(0, length));
    if (id !== undefined && id !== "") readings.push({ id, rest: segments.slice(length) });
  }
  return readings;
}

export interface RevisionReading {
  readonly revision: string;
  /** The segments after the revision. */
  readonly rest: readonly string[];
}

/**
 * A revision at the beginning of segments: a branch or commit in one, `refs/pr/1` in three or with
 * its slashes encoded.
 */
export function revisionOf(segments: readonly string[]): RevisionReading {
  const [first = ""] = segments;
  const length = first === "refs" && segments.length >= 3 ? 3 : 1;
  const revision = joinSegments(segments.slice(0, length)) ?? first;
  return { revision, rest: segments.slice(length) };
}
