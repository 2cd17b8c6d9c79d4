// Strings that try to break out of a literal, a word or a comment.
import fc from "fast-check";

// Each is an attack or a trap on its own; the generator also glues them together.
const traps = [
  '"',
  "'",
  "`",
  '"""',
  "'''",
  "\\",
  "\\\\",
  "\\'",
  '\\"',
  "\n",
  "\r",
  "\r\n",
  "\n\n",
  "\t",
  "\0",
  "\u0001",
  "\u0007",
  "\u001b[31m",
  "\u007f",
  "\u0080",
  "\u0085",
  "\u009f",
  "\u00a0",
  "\u00ad",
  "\u061c",
  "\u200b",
  "\u200d",
  "\u200e",
  "\u202e",
  "\u2066",
  "\u2069",
  "\u2028",
  "\u2029",
  "\ufeff",
  "\ufe0f",
  "\ufffe",
  "\uffff",
  "\ud800",
  "\udfff",
  "\ue000",
  "\u{e0001}",
  "\u{10ffff}",
  "${HOME}",
  "${1+1}",
  "$(id)",
  "$((1+1))",
  "$",
  "$$",
  "$'",
  "`id`",
  "{",
  "}",
  "{{",
  "}}",
  "{0}",
  "%s",
  "%",
  "%00",
  "!",
  "!!",
  "!$",
  "-",
  "--help",
  "-n",
  "~",
  "~root",
  "*",
  "?",
  "[a-z]",
  "#",
  " #",
  "//",
  "/*",
  "*/",
  "-->",
  "<!--",
  "</script>",
  "&&",
  ";",
  "|",
  "<",
  ">",
  "&",
  "=",
  "EOF",
  "\nEOF\n",
  "\\n",
  "\\x41",
  "\\u0041",
  "\\N{DIGIT ONE}",
  "__proto__",
  "constructor",
  "# coding: utf-7",
  "-*- coding: latin-1 -*-",
  "vim: set fileencoding=cp1252 :",
  "coding:coding=utf-16",
  "é",
  "ß",
  "漢字",
  "かな",
  "עברית",
  "👍🏽",
  "👩‍👩‍👧",
  "❤️",
  "1",
  "007",
  "name",
  " ",
  "  ",
];

const trap = fc.constantFrom(...traps);
const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const control = fc.integer({ min: 0, max: 0x9f }).map((unit) => String.fromCharCode(unit));
const piece = fc.oneof(
  { weight: 6, arbitrary: trap },
  { weight: 1, arbitrary: codeUnit },
  { weight: 1, arbitrary: control },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 6 }) },
);

/** Any text that a model's author could have written. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 40, arbitrary: fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")) },
  { weight: 4, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(piece, fc.integer({ min: 50, max: 400 })).map(([text, times]) => text.repeat(times)),
  },
);

/** Hostile lists and objects of texts, numbers, booleans and null, a few levels deep. */
export const hostileData = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    hostileText,
    fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.array(fc.tuple(hostileText, tie("value")), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

// The seed is fixed so that a failure here is a failure everywhere; change it to look further.
const seed = 20261121;

/** `count` different hostile strings: every trap by itself, one very long, then generated ones. */
export function hostileStrings(count: number): string[] {
  const all = new Set(["", ...traps, `${traps.join("")}\n`.repeat(500)]);
  for (let round = 0; all.size < count; round += 1) {
    for (const text of fc.sample(hostileText, { numRuns: count, seed: seed + round })) {
      if (all.size < count) all.add(text);
    }
  }
  return [...all];
}

/** `count` hostile values, most of them nested. */
export const hostileValues = (count: number): Json[] => fc.sample(hostileData, { numRuns: count, seed });
