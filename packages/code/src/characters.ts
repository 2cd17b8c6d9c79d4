// Which characters may stand in emitted source as themselves.

/**
 * Controls (C0, C1), bidirectional and other invisible format characters, separators other than
 * the plain space, private-use and unassigned code points, and lone surrogates: everything a
 * reader of the copied code could not see. Source: Unicode general categories C and Z and the
 * property Default_Ignorable_Code_Point (UAX #44).
 */
const hiddenAll = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
const printableAscii = /^[ -~]*$/;

/**
 * Replaces every hidden character by what `render` makes of its code point. The plain space stays,
 * and so does the selector that gives an emoji its picture (U+FE0F), which is seen by its effect.
 */
export function replaceHidden(text: string, render: (codePoint: number) => string): string {
  if (printableAscii.test(text)) return text;
  return text.replace(hiddenAll, (character, offset: number) => {
    if (character === " ") return character;
    if (character === "\ufe0f" && /\p{Extended_Pictographic}$/u.test(text.slice(Math.max(0, offset - 2), offset)))
      return character;
    return render(character.codePointAt(0) as number);
  });
}

/** Lower-case hexadecimal, padded with zeros to `width` digits. */
export function hex(codePoint: number, width: number): string {
  return codePoint.toString(16).padStart(width, "0");
}

/**
 * The escape of a code point in a language that has letters for tab, newline and carriage return; `render` writes
 * every other.
 */
export const withLetters =
  (render: (codePoint: number) => string, before = "\\") =>
  (codePoint: number): string => {
    switch (codePoint) {
      case 9:
        return `${before}t`;
      case 10:
        return `${before}n`;
      case 13:
        return `${before}r`;
      default:
        return render(codePoint);
    }
  };

/** `\uXXXX`, twice for a code point above U+FFFF, as JSON writes it. */
export function utf16Escape(codePoint: number): string {
  if (codePoint <= 0xffff) return `\\u${hex(codePoint, 4)}`;
  const offset = codePoint - 0x10000;
  return `\\u${hex(0xd800 + (offset >> 10), 4)}\\u${hex(0xdc00 + (offset & 0x3ff), 4)}`;
}
