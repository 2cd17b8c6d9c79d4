// What an index says about a package.
export type Answer =
  | {
      readonly standing: "found";
      /** The current release. */
      readonly version: string;
      /** What the package says of itself: where its source is, or else who wrote it. */
      readonly home: string;
      /** The release that each bound allows. */
      readonly bounds: Readonly<Record<string, string>>;
    }
  | { readonly standing: "missing"; readonly reason: string }
  /** Nobody was asked, or nobody answered. */
  | { readonly standing: "unknown"; readonly reason: string };

/** The index did not answer; that says nothing about the package. */
export class NoAnswerError extends Error {
  override name = "NoAnswerError";
}

/** `https://github.com/owner/name` of an address on it. */
export function repositoryIn(url: string): string | undefined {
  const [, host, owner, name] = /\b(github\.com|gitlab\.com)\/([\w.-]+)\/([\w.-]+)/i.exec(url) ?? [];
  return name === undefined ? undefined : `https://${host?.toLowerCase()}/${owner}/${name.replace(/\.git$/, "")}`;
}
