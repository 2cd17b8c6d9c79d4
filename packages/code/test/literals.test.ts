import { describe, expect, it } from "vitest";
import {
  comment,
  InvalidIdentifierError,
  identifier,
  isIdentifier,
  js,
  jsonText,
  notice,
  py,
  secret,
  sh,
  text,
  UnsupportedValueError,
  type Value,
} from "../src/index.ts";

const all = (value: Value<never>) => [String(py`${value}`), String(js`${value}`), String(sh`${value}`)];

describe("a plain value", () => {
  it("becomes the literal of each language", () => {
    expect(all("owner/name")).toEqual(['"owner/name"', '"owner/name"', "owner/name"]);
    expect(all(1.5)).toEqual(["1.5", "1.5", "1.5"]);
    expect(all(true)).toEqual(["True", "true", "true"]);
    expect(all(false)).toEqual(["False", "false", "false"]);
    expect(all(null)).toEqual(["None", "null", "''"]);
    expect(all("")).toEqual(['""', '""', "''"]);
    expect(all(10n)).toEqual(["10", "10n", "10"]);
  });

  it("is a word without quotes in shell only where nothing in it is special", () => {
    const words = ["a", "a=b", "a b", "-a", "=a", "~", "a;b", "$a", "a*", "#a", "!a", "{a,b}", "é", "https://a.b/c?d"];
    expect(words.map((word) => String(sh`${word}`))).toEqual([
      "a",
      "a=b",
      "'a b'",
      "'-a'",
      "'=a'",
      "'~'",
      "'a;b'",
      "'$a'",
      "'a*'",
      "'#a'",
      "'!a'",
      "'{a,b}'",
      "'é'",
      "'https://a.b/c?d'",
    ]);
    expect(String(sh`${"it's"}`)).toBe("'it'\\''s'");
  });

  it("shows hidden characters as escapes, in the shortest form each language has", () => {
    const hidden = "\t\n\r\0\u0085\u00a0\u200b\u2028\u{e0001}\ud800";
    expect(all(hidden)).toEqual([
      '"\\t\\n\\r\\x00\\x85\\xa0\\u200b\\u2028\\U000e0001\\ud800"',
      '"\\t\\n\\r\\u0000\\u0085\\u00a0\\u200b\\u2028\\u{e0001}\\ud800"',
      "'\t\n\ufffd\ufffd\ufffd\u00a0\u200b\u2028\u{e0001}\ufffd'",
    ]);
    expect(jsonText(hidden)).toBe('"\\t\\n\\r\\u0000\\u0085\\u00a0\\u200b\\u2028\\udb40\\udc01\\ud800"');
  });

  it("keeps what is seen: letters of any script, emoji and the selector that colours them", () => {
    for (const seen of ["naïve", "漢字かな", "עברית", "👍🏽", "❤️"]) {
      expect(all(seen).slice(0, 2)).toEqual([`"${seen}"`, `"${seen}"`]);
    }
    expect(String(py`${"a\ufe0f"}`)).toBe('"a\\ufe0f"');
  });

  it("is a list of words in shell, and one word of JSON where it is deeper", () => {
    expect(String(sh`pip install ${["a", "b>=2", 3]}`)).toBe("pip install a 'b>=2' 3");
    expect(String(sh`curl -d ${{ it: "it's", list: [1] }}`)).toBe(`curl -d '{"it":"it'\\''s","list":[1]}'`);
    expect(String(sh`echo ${[["a"], { b: null }]}`)).toBe(`echo '["a"]' '{"b":null}'`);
  });
});

describe("an object", () => {
  it("leaves out what is undefined", () => {
    expect(String(py`${{ a: undefined, b: 1 }}`)).toBe('{"b": 1}');
    expect(String(js`${{ a: undefined }}`)).toBe("{}");
    expect(jsonText({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it("has bare keys in JavaScript where they are names, and a computed __proto__", () => {
    const keys = Object.fromEntries(["a", "$b_1", "class", "a-b", "1", 'a"', "__proto__", "é"].map((key) => [key, 0]));
    expect(String(js`${keys}`)).toBe(
      '{ "1": 0, a: 0, $b_1: 0, class: 0, "a-b": 0, "a\\"": 0, ["__proto__"]: 0, "é": 0 }',
    );
  });
});

describe("a secret", () => {
  const token = secret("HF_TOKEN");

  it("is read from the environment", () => {
    expect(all(token)).toEqual(['os.environ["HF_TOKEN"]', "process.env.HF_TOKEN", '"$HF_TOKEN"']);
  });

  it("stands inside a string", () => {
    expect(all(text`Bearer ${token}`)).toEqual([
      "f\"Bearer {os.environ['HF_TOKEN']}\"",
      "`Bearer ${process.env.HF_TOKEN}`",
      '"Bearer $HF_TOKEN"',
    ]);
  });

  it("is a literal where its value is given", () => {
    expect(all(secret("HF_TOKEN", "it's"))).toEqual(['"it\'s"', '"it\'s"', "'it'\\''s'"]);
    expect(all(text`Bearer ${secret("HF_TOKEN", "x")}!`)).toEqual(['"Bearer x!"', '"Bearer x!"', "'Bearer x!'"]);
  });

  it("is itself where the text holds nothing else, and numbers are digits", () => {
    expect(all(text`${token}`)).toEqual(all(token));
    expect(all(text``)).toEqual(['""', '""', "''"]);
    expect(all(text`${1}-${2}`)).toEqual(['"1-2"', '"1-2"', "1-2"]);
  });

  it("keeps braces, backticks and dollars beside it as they are", () => {
    expect(String(py`${text`{a}${token}"`}`)).toBe('f"{{a}}{os.environ[\'HF_TOKEN\']}\\""');
    expect(String(js`${text`\`$${token}$`}`)).toBe("`\\`\\$${process.env.HF_TOKEN}\\$`");
    expect(String(sh`${text`$a${token}!`}`)).toBe("'$a'\"$HF_TOKEN\"'!'");
  });

  it("has braces in shell where what follows would belong to the name", () => {
    expect(["a", "_", "[1]", ":h", "é", "-x", " x", "/"].map((next) => String(sh`${text`${token}${next}`}`))).toEqual([
      '"${HF_TOKEN}a"',
      '"${HF_TOKEN}_"',
      '"${HF_TOKEN}[1]"',
      '"${HF_TOKEN}:h"',
      '"${HF_TOKEN}é"',
      '"$HF_TOKEN-x"',
      '"$HF_TOKEN x"',
      '"$HF_TOKEN/"',
    ]);
  });

  it("has the name of an environment variable", () => {
    for (const name of ["", "1A", "A-B", "A B", 'A"]', "A\n", "é"]) {
      expect(() => secret(name)).toThrow(InvalidIdentifierError);
    }
    expect(() => secret("a b")).toThrow('"a b" is not the name of an environment variable');
  });

  it("never stands in JSON text or a word of JSON, where it would not be read", () => {
    const values = [token, text`a ${token}`, identifier("a"), comment("a"), py`a`, 1n];
    for (const value of values) {
      expect(() => jsonText({ key: value } as never)).toThrow(UnsupportedValueError);
      expect(() => sh`curl -d ${{ key: value } as never}`).toThrow('(at "key"); pass plain values');
    }
    expect(() => jsonText(secret("A", "the-value"))).toThrow("JSON text cannot hold a Secret; pass plain values");
    expect(() => jsonText([{ deep: [secret("A")] }] as never)).toThrow('cannot hold a Secret (at "0")');
    expect(() => jsonText({ big: 1n } as never)).toThrow('cannot hold a bigint (at "big")');
    expect(() => jsonText(undefined as never)).toThrow("cannot hold a value that is undefined");
  });
});

describe("identifier", () => {
  it("takes dotted names as they are", () => {
    for (const name of ["AutoModel", "_private", "torch.float16", "a1.b2.c3"]) {
      expect(isIdentifier(name)).toBe(true);
      expect(all(identifier(name))).toEqual([name, name, name]);
    }
  });

  it("refuses everything else, reserved words included", () => {
    const names = [
      "",
      ".",
      "a.",
      ".a",
      "a..b",
      "1a",
      "a-b",
      "a b",
      "a;b",
      "a\n",
      "é",
      "import",
      "a.class",
      "None",
      "null",
      "a()",
    ];
    for (const name of names) {
      expect(isIdentifier(name)).toBe(false);
      expect(() => identifier(name)).toThrow(InvalidIdentifierError);
    }
    for (const other of [undefined, null, 1, ["a"], {}]) expect(isIdentifier(other)).toBe(false);
    expect(() => identifier("a b")).toThrow('"a b" is not a dotted name; use letters, digits and _');
  });
});

describe("a comment", () => {
  it("is one line of comment for each line of its text", () => {
    expect(all(comment("one\ntwo\r\nthree\rfour\u2028five\vsix"))).toEqual([
      "# one\n# two\n# three\n# four\n# five\n# six",
      "// one\n// two\n// three\n// four\n// five\n// six",
      "# one\n# two\n# three\n# four\n# five\n# six",
    ]);
    expect(all(comment(""))).toEqual(["#", "//", "#"]);
  });

  it("shows hidden characters, in shell by their number", () => {
    expect(all(comment("a\u202eb\0"))).toEqual(["# a\\u202eb\\x00", "// a\\u202eb\\u0000", "# aU+202EbU+0000"]);
  });

  it("names no encoding to Python", () => {
    expect(String(py`${comment("-*- coding: utf-7 -*- fileencoding=x")}`)).toBe(
      "# -*- coding : utf-7 -*- fileencoding =x",
    );
  });

  it("is no first line that names an interpreter", () => {
    expect(String(sh`${comment("!/bin/evil")}`)).toBe("# !/bin/evil");
  });
});

describe("a notice", () => {
  it("is a comment alone, in each language", () => {
    expect((["python", "javascript", "shell"] as const).map((language) => notice(language, "no\nmodel"))).toEqual([
      { language: "python", code: "# no\n# model", notice: true },
      { language: "javascript", code: "// no\n// model", notice: true },
      { language: "shell", code: "# no\n# model", notice: true },
    ]);
  });
});

describe("JSON text", () => {
  it("is indented as asked", () => {
    expect(jsonText({ a: [1, "\u200b"] }, 2)).toBe('{\n  "a": [\n    1,\n    "\\u200b"\n  ]\n}');
    expect(jsonText([true, null])).toBe("[true,null]");
  });
});
