import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  hashOf,
  librarySummary,
  readVerified,
  renewed,
  staleness,
  type Verification,
  type Verified,
  verificationOf,
  writeVerified,
} from "../src/verified.ts";

const proof = (code: string, more: Partial<Verification> = {}): Verification => ({
  hash: hashOf(code),
  level: "checked",
  package: "example",
  version: "1.0",
  date: "2026-01-02",
  ...more,
});
const verified = (snippets: Record<string, Verification>): Verified => ({ libraries: {}, snippets });

test("code that is as it was when it was proven is verified, changed code is not", () => {
  const held = verified({ "libraries/a/x.0.py": proof("print(1)") });
  expect(verificationOf(held, "libraries/a/x.0.py", "print(1)")?.level).toBe("checked");
  expect(verificationOf(held, "libraries/a/x.0.py", "print(2)")).toBeUndefined();
  expect(verificationOf(held, "constructor", "print(1)")).toBeUndefined();
});

test("changed code, new code, and proofs of code that is gone are stale", () => {
  const held = verified({ kept: proof("1"), changed: proof("2"), gone: proof("3") });
  const emitted = new Map([
    ["kept", "1"],
    ["changed", "2 "],
    ["new", "4"],
  ]);
  expect(staleness(held, emitted)).toEqual([
    "changed: has changed since it was proven",
    "new: has never been proven",
    "gone: there is no such code any more",
  ]);
});

test("the day of a proof changes only with what was proven", () => {
  const { date: _, ...same } = proof("1");
  expect(renewed(same, proof("1"), "2026-02-03").date).toBe("2026-01-02");
  expect(renewed({ ...same, version: "1.1" }, proof("1"), "2026-02-03").date).toBe("2026-02-03");
  expect(renewed({ ...same, level: "executed" }, proof("1"), "2026-02-03").date).toBe("2026-02-03");
  expect(renewed(same, undefined, "2026-02-03").date).toBe("2026-02-03");
});

test("a snippet's symbols are part of its proof, and a library's are the sum of its snippets'", () => {
  const { date: _, ...counted } = proof("1", { symbols: { found: 3, unknown: 1 } });
  expect(renewed(counted, proof("1"), "2026-02-03").date).toBe("2026-02-03");
  expect(renewed(counted, { ...counted, date: "2026-01-02" }, "2026-02-03").date).toBe("2026-01-02");
  const summary = librarySummary({
    "libraries/a/x.0.py": proof("1", { symbols: { found: 3, unknown: 1 } }),
    "libraries/a/y.0.py": proof("2", { symbols: { found: 4, unknown: 0 } }),
    "libraries/a/z.0.js": proof("3"),
    "libraries/b/x.0.js": proof("4"),
  });
  expect(summary.a?.symbols).toEqual({ found: 7, unknown: 1 });
  expect(summary.b).not.toHaveProperty("symbols");
});

test("a library is summed up by its best level, its counts, its release and its latest day", () => {
  const summary = librarySummary({
    "libraries/a/x.0.py": proof("1"),
    "libraries/a/x.install.sh": proof("pip install a", { level: "checked", date: "2027-01-01" }),
    "samples/a/tiny.0.py": proof("2", { level: "executed", date: "2026-03-04" }),
    "models/a/tiny.0.py": proof("2", { level: "executed" }),
    "libraries/b/x.0.py": proof("3", { level: "parsed" }),
    "inference/groq-conversational/curl.sh": proof("4"),
  });
  expect(summary).toEqual({
    a: {
      level: "executed",
      counts: { parsed: 0, checked: 1, executed: 2 },
      package: "example",
      version: "1.0",
      date: "2026-03-04",
    },
    b: {
      level: "parsed",
      counts: { parsed: 1, checked: 0, executed: 0 },
      package: "example",
      version: "1.0",
      date: "2026-01-02",
    },
  });
});

test("what is written is read again, an entry a line, sorted by key", async () => {
  const folder = await mkdtemp(join(tmpdir(), "modelshelf-verified-"));
  try {
    const file = join(folder, "verified.json");
    expect((await readVerified(file)).snippets).toEqual({});
    const snippets = { "libraries/b/y.0.py": proof("2"), "libraries/a/x.0.py": proof("1") };
    await writeVerified(snippets, file);
    const read = await readVerified(file);
    expect(read.snippets).toEqual(snippets);
    expect(Object.keys(read.libraries)).toEqual(["a", "b"]);
    const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.includes('"hash"'));
    expect(lines.map((line) => line.trim().slice(0, 20))).toEqual(['"libraries/a/x.0.py"', '"libraries/b/y.0.py"']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
