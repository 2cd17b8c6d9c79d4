// What the compiler refuses. `tsc` checks this file: an expected error that does not occur is an error.
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  type Fragment,
  joinLines,
  js,
  jsImport,
  jsonText,
  py,
  pyImport,
  type Snippet,
  secret,
  sh,
  shell,
} from "../src/index.ts";

describe("the types", () => {
  it("refuse a fragment of another language, at any depth", () => {
    // @ts-expect-error JavaScript in Python
    expect(() => py`${js`x`}`).toThrow();
    // @ts-expect-error Python in JavaScript
    expect(() => js`${py`x`}`).toThrow();
    // @ts-expect-error Python in shell
    expect(() => sh`${py`x`}`).toThrow();
    // @ts-expect-error JavaScript in a Python list
    expect(() => py`${[js`x`]}`).toThrow();
    // @ts-expect-error shell in a JavaScript object
    expect(() => js`${{ a: { b: sh`x` } }}`).toThrow();
    // @ts-expect-error JavaScript imports in Python
    expect(() => py`${jsImport("import a")}`).toThrow();
    // @ts-expect-error Python in a shell snippet
    expect(() => shell()`${py`x`}`).toThrow();
    // @ts-expect-error Python among JavaScript lines
    expect(() => joinLines("javascript", [py`x`])).toThrow();
  });

  it("refuse values that no language has a literal for", () => {
    // @ts-expect-error undefined
    expect(() => py`${undefined}`).toThrow();
    // @ts-expect-error a symbol
    expect(() => sh`${Symbol("x")}`).toThrow();
    // @ts-expect-error a secret with a number for its name
    expect(() => secret(1)).toThrow();
    // @ts-expect-error undefined is no JSON
    expect(() => jsonText(undefined)).toThrow();
  });

  it("accept fragments of the same language and plain values", () => {
    expectTypeOf(py`${py`x`} ${[1, "a", null, { b: true }]} ${pyImport("import os")}`).toEqualTypeOf<
      Fragment<"python">
    >();
    expectTypeOf(js`${js`x`}`).toEqualTypeOf<Fragment<"javascript">>();
    expectTypeOf(shell("List")`ls ${sh`-a`}`).toEqualTypeOf<Snippet>();
  });
});
