// URLs from parts that somebody else wrote.
import { remembered } from "./remembered.ts";

const encodePart = remembered((value) =>
  encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  ),
);

/**
 * A URL whose interpolated parts are percent-encoded. A part in the path keeps its slashes
 * (`owner/name`), one behind `?` does not; the first part is taken as it is when the template
 * begins with it (a base URL).
 */
export function url(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let result = strings[0] as string;
  values.forEach((value, index) => {
    const part = String(value);
    if (index === 0 && result === "") result += part.replace(/\/+$/, "");
    else if (/[?#]/.test(result)) result += encodePart(part);
    else result += part.split("/").map(encodePart).join("/");
    result += strings[index + 1] as string;
  });
  return result;
}

/** A file name that no command takes for an option: one that begins with `-` becomes `./-name`. */
export function fileName(name: string): string {
  return name.startsWith("-") ? `./${name}` : name;
}
