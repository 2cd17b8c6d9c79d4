import { Text } from "@modelshelf/code";

/** A header as one text: `Authorization: Bearer …`. */
export function headerLine(name: string, value: string | Text): Text {
  const [first = "", ...rest] = typeof value === "string" ? [value] : value.parts;
  return new Text(typeof first === "string" ? [`${name}: ${first}`, ...rest] : [`${name}: `, first, ...rest]);
}
