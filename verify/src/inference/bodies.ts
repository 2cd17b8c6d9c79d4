// A property, tried by running code: whatever JSON a body holds, every HTTP client's code sends exactly that.
import { clients, type JsonValue, matrix } from "@modelshelf/inference";
import fc from "fast-check";
import { isRun } from "../snippet-source.ts";
import { type InferenceCase, inferenceCase } from "./cases.ts";

// Of one seed, so that a run that failed can be run again; another one tries other bodies.
const seed = 20_261_121;
const count = 6;
const valuesPerBody = 40;

const awkwardNames = fc.constantFrom(
  "__proto__",
  "constructor",
  "toString",
  "",
  " ",
  "0",
  "-1",
  "a.b",
  "$ref",
  "@type",
);

const awkwardNumbers = fc.constantFrom(
  0,
  1e21,
  1e-7,
  123_456_789_012_345_680_000,
  0.1 + 0.2,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  2 ** 53,
  -(2 ** 63),
  2 ** 63,
  2 ** 64,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  Number.MIN_VALUE,
  1.5,
  100,
  1e16,
);

const text = fc.string({ unit: "binary", maxLength: 12 });

/** Any JSON value: containers that are empty, deep and wide, every character, numbers at their limits. */
const { value: anyJson } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<JsonValue>(null, true, false, "", {}, []),
    awkwardNumbers,
    // JSON has neither of these, nor a zero with a sign.
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (number === 0 ? 0 : number)),
    fc.integer(),
    text,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.oneof(awkwardNames, text), tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

/** So many values stand in one body that few programs try many. */
const bodies = fc.array(anyJson, { minLength: valuesPerBody, maxLength: valuesPerBody });

/** A chat at the reader's own server with every body, by every HTTP client that is run; key `inference/body-<n>/…`. */
export function bodyCases(): InferenceCase[] {
  const entries = matrix().filter(
    ({ provider, task, streaming, client, language }) =>
      provider === "custom" &&
      task === "conversational" &&
      !streaming &&
      isRun(language) &&
      clients.some((one) => one.id === client && one.language === language && one.kind === "http"),
  );
  return fc.sample(bodies, { seed, numRuns: count }).flatMap((values, index) => {
    // The first of them name fields of the body itself, which a client might take for something else.
    const named = Object.fromEntries([
      ["__proto__", values[0]],
      ["0", values[1]],
      ["values", values],
    ]);
    return entries.map((entry) =>
      inferenceCase(entry, {
        name: `body-${index + 1}`,
        hostile: true,
        applies: () => true,
        options: () => ({ inputs: { messages: [{ role: "user", content: "Hello" }], ...named } }),
      }),
    );
  });
}
