// URLs from parts that somebody else wrote.

/** What no URL has to encode, and with slashes. */
const plainPart = /^[\w.~-]*$/;
const plainPath = /^[\w.~/-]*$/;

function encodePart(value: string): string {
  if (plainPart.test(value)) return value;
  return encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const encodePath = (value: string) => (plainPath.test(value) ? value : value.split("/").map(encodePart).join("/"));

const withoutSlashes = (base: string) => (base.endsWith("/") ? base.replace(/\/+$/, "") : base);

/** Whether what follows stands behind the path. */
const endsPath = (part: string) => part.includes("?") || part.includes("#");

/**
 * A URL whose interpolated parts are percent-encoded. A part in the path keeps its slashes
 * (`owner/name`), one behind `?` does not; the first part is taken as it is when the template
 * begins with it (a base URL).
 */
export function url(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let result = strings[0] as string;
  let inPath = !endsPath(result);
  for (let index = 0; index < values.length; index += 1) {
    const part = String(values[index]);
    if (index === 0 && result === "") {
      result = withoutSlashes(part);
      inPath = !endsPath(result);
    } else {
      result += inPath ? encodePath(part) : encodePart(part);
    }
    const next = strings[index + 1] as string;
    result += next;
    if (endsPath(next)) inPath = false;
  }
  return result;
}

/** A file name that no command takes for an option: one that begins with `-` becomes `./-name`. */
export function fileName(name: string): string {
  return name.startsWith("-") ? `./${name}` : name;
}
