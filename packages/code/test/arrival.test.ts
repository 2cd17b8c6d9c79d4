// Hostile strings arrive in the real interpreters as the quoting rules say.
import { describe, expect, it } from "vitest";
import {
  comment,
  type Fragment,
  fileName,
  heredoc,
  joinLines,
  js,
  jsonText,
  py,
  secret,
  sh,
  snippet,
  text,
  url,
} from "../src/index.ts";
import { hostileStrings, hostileValues, type Json } from "./hostile-text.ts";
import { runNode, runPython, runShell, shells } from "./interpreters.ts";

const strings = hostileStrings(10_000);
const values = hostileValues(1_000);
const token = `t'o"k$e\`n\\ \${HOME} %s é`;
const environment = { TOKEN: token };

/** What shell source can hold: no lone surrogate, no control but newline and tab. Written apart from the code under test. */
function asShellHolds(value: string): string {
  let result = "";
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0;
    const surrogate = code >= 0xd800 && code <= 0xdfff;
    const control = (code < 0x20 && code !== 9 && code !== 10) || (code >= 0x7f && code <= 0x9f);
    result += surrogate || control ? "\ufffd" : character;
  }
  return result;
}

/** Fails with the first value that differs, rather than with a list of ten thousand. */
function expectSame<T>(arrived: readonly T[], sent: readonly T[]): void {
  expect(arrived.length).toBe(sent.length);
  sent.forEach((value, index) => {
    if (!Object.is(arrived[index], value)) expect(arrived[index], `value ${index}`).toEqual(value);
  });
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

/** A script that prints each word, ended by NUL, with the shell's own printf. */
const printWords = (words: readonly string[]) =>
  joinLines(
    "shell",
    chunks(words, 200).map((some) => sh`printf '%s\0' ${some}`),
  );

// What a reader of the code could not see, written as the categories one by one.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

describe("10,000 hostile strings", () => {
  it("are different from each other and hold every kind of trouble", () => {
    expect(new Set(strings).size).toBe(10_000);
    for (const kind of [
      /\0/,
      /\p{Cs}/u,
      /\u202e/,
      /\u2028/,
      /\ufeff/,
      /\p{Script=Han}/u,
      /\r/,
      /"""/,
      /\$\(/,
      /^-/,
      /coding:/,
    ]) {
      expect(strings.filter((value) => kind.test(value)).length, String(kind)).toBeGreaterThan(20);
    }
    expect(Math.max(...strings.map((value) => value.length))).toBeGreaterThan(131_072);
  });

  it("arrive unchanged in Python: alone, in a list, as keys and in objects", () => {
    const objects = chunks(strings, 7).map((some) =>
      Object.fromEntries(some.map((name) => [name, [name, { [name]: name }]])),
    );
    const { code } = snippet(py`
      import json

      alone = []
      receive = alone.append
      ${joinLines(
        "python",
        strings.map((value) => py`receive(${value})`),
      )}
      print(json.dumps([alone, ${strings}, ${objects}]))
    `);
    const [alone, listed, inObjects] = runPython<[string[], string[], unknown[]]>(code);
    expectSame(alone, strings);
    expectSame(listed, strings);
    expect(inObjects).toEqual(objects);
  });

  it("arrive unchanged in JavaScript: alone, in a list, as keys and in objects", () => {
    const objects = chunks(strings, 7).map((some) =>
      Object.fromEntries(some.map((name) => [name, [name, { [name]: name }]])),
    );
    const { code } = snippet(js`
      const alone = [];
      const receive = (value) => alone.push(value);
      ${joinLines(
        "javascript",
        strings.map((value) => js`receive(${value});`),
      )}
      console.log(JSON.stringify([alone, ${strings}, ${objects}]));
    `);
    const [alone, listed, inObjects] = runNode<[string[], string[], unknown[]]>(code);
    expectSame(alone, strings);
    expectSame(listed, strings);
    expect(inObjects).toEqual(objects);
  });

  it.each(shells)("arrive in %s as single words, without what shell source cannot hold", (shell) => {
    const { code } = snippet(sh`
      set -eu
      ${printWords(strings)}
      ${joinLines(
        "shell",
        strings.map((value) => sh`value=${value}; printf '%s\0' "$value"`),
      )}
    `);
    const arrived = runShell(shell, code);
    const expected = strings.map(asShellHolds);
    expectSame(arrived, [...expected, ...expected]);
  });

  it("stand in Python and JavaScript source with nothing hidden", () => {
    for (const value of strings) {
      const seen = value.replace(/(?<=\p{Extended_Pictographic})\ufe0f/gu, "");
      for (const source of [String(py`${seen}`), String(js`${seen}`), jsonText(seen)]) {
        if (unseen.test(source)) expect(source).not.toMatch(unseen);
      }
    }
  });
});

describe("hostile text around a secret", () => {
  const secrets = strings.map((value) => text`${value}${secret("TOKEN")}${value}${secret("TOKEN")}`);
  const expected = strings.map((value) => value + token + value + token);

  it("arrives in Python with the variable's value in it", () => {
    const { code } = snippet(py`
      import json

      print(json.dumps(${secrets}))
    `);
    expectSame(runPython<string[]>(code, environment), expected);
  });

  it("arrives in JavaScript with the variable's value in it", () => {
    expectSame(runNode<string[]>(String(js`console.log(JSON.stringify(${secrets}));`), environment), expected);
  });

  it.each(shells)("arrives in %s with the variable's value in it", (shell) => {
    const lines = secrets.map((value) => sh`printf '%s\0' ${value}`);
    const arrived = runShell(shell, String(joinLines("shell", lines)), environment);
    expectSame(
      arrived,
      strings.map((value) => asShellHolds(value) + token + asShellHolds(value) + token),
    );
  });

  it("arrives as it is where the secret is given literally", () => {
    const literal = strings.map((value) => secret("TOKEN", value));
    const { code } = snippet(py`
      import json

      print(json.dumps(${[literal, literal.map((value) => text`Bearer ${value}`)]}))
    `);
    expect(code).not.toContain("environ");
    const [alone, inText] = runPython<[string[], string[]]>(code);
    expectSame(alone, strings);
    expectSame(
      inText,
      strings.map((value) => `Bearer ${value}`),
    );
  });
});

describe("a hostile comment", () => {
  // Every program is read as a file of its own, as bytes, so that a coding cookie would be obeyed.
  it("changes nothing in a Python program, whose encoding included", () => {
    const programs = strings.map((value) =>
      String(py`
      ${comment(value)}
      reached = "é"  ${comment(value)}
      ${comment(value)}
    `),
    );
    const { code } = snippet(py`
      import json

      changed = []
      for number, source in enumerate(json.loads(${JSON.stringify(programs)})):
          names = {}
          exec(compile(source.encode("utf-8", "surrogatepass"), "program", "exec"), {"__builtins__": {}}, names)
          if names != {"reached": "é"}:
              changed.append([number, repr(names)])
      print(json.dumps(changed))
    `);
    expect(runPython<unknown[]>(code)).toEqual([]);
  });

  it("changes nothing in a JavaScript program", () => {
    const lines = strings.map(
      (value) => js`
      ${comment(value)}
      reached += 1; ${comment(value)}
    `,
    );
    const source = js`
      let reached = 0;
      ${joinLines("javascript", lines)}
      console.log(JSON.stringify([reached, Object.keys(globalThis).includes("changed")]));
    `;
    expect(runNode(String(source))).toEqual([strings.length, false]);
  });

  it.each(shells)("changes nothing in a %s script", (shell) => {
    const lines = strings.map(
      (value) => sh`
      ${comment(value)}
      reached=$((reached + 1)) ${comment(value)}
    `,
    );
    const source = sh`
      set -eu
      reached=0
      ${joinLines("shell", lines)}
      printf '%s\0' "$reached"
    `;
    expect(runShell(shell, String(source))).toEqual([String(strings.length)]);
  });

  it("is as many lines as its text, each a comment, with nothing hidden", () => {
    for (const value of strings) {
      const emitted = [py`${comment(value)}`, js`${comment(value)}`, sh`${comment(value)}`];
      for (const [fragment, mark] of emitted.map(
        (fragment, index) => [fragment, ["#", "//", "#"][index] ?? ""] as const,
      )) {
        for (const line of fragment.lines) {
          if (!line.startsWith(mark)) expect(line).toMatch(new RegExp(`^${mark}`));
          if (unseen.test(line.replaceAll("\ufe0f", ""))) expect(line).not.toMatch(unseen);
        }
      }
    }
  });
});

describe("hostile lists and objects", () => {
  it("arrive unchanged in Python", () => {
    const { code } = snippet(py`
      import json

      print(json.dumps(${values}))
    `);
    expect(runPython<Json[]>(code)).toEqual(asJson(values));
  });

  it("arrive unchanged in JavaScript", () => {
    expect(runNode<Json[]>(String(js`console.log(JSON.stringify(${values}));`))).toEqual(asJson(values));
  });

  it.each(shells)("arrive in %s as words of JSON", (shell) => {
    const objects = values.map((value) => ({ value }));
    const arrived = runShell(shell, String(sh`printf '%s\0' ${objects}`));
    expect(arrived.map((word) => JSON.parse(word))).toEqual(asJson(objects));
  });

  it("arrive unchanged as JSON text, on one line and on several", () => {
    for (const indent of [0, 2]) {
      expect(values.map((value) => JSON.parse(jsonText(value, indent)))).toEqual(asJson(values));
    }
  });
});

/** JSON has one zero. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("numbers", () => {
  const numbers = [
    0,
    -0,
    1,
    -1,
    0.1,
    -0.1,
    1.5e-7,
    5e-324,
    1e21,
    -1e21,
    2 ** 31,
    2 ** 53,
    2 ** 53 - 1,
    -(2 ** 53),
    1.7976931348623157e308,
    Number.MIN_SAFE_INTEGER,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NaN,
  ];

  it("arrive exactly in Python, and whole ones as whole numbers", () => {
    const { code } = snippet(py`
      import json

      numbers = ${numbers}
      print(json.dumps([[repr(float(number)) for number in numbers], [type(number).__name__ for number in ${[1, -7, 0.5, 2 ** 53]}], str(${12345678901234567890n})]))
    `);
    const [printed, types, big] = runPython<[string[], string[], string]>(code);
    const read = printed.map(
      (number) => ({ inf: Number.POSITIVE_INFINITY, "-inf": Number.NEGATIVE_INFINITY })[number] ?? Number(number),
    );
    expectSame(read, numbers);
    expect(types).toEqual(["int", "int", "float", "int"]);
    expect(big).toBe("12345678901234567890");
  });

  it("arrive exactly in JavaScript", () => {
    const source = js`
      const show = (number) => (Object.is(number, -0) ? "-0" : String(number));
      console.log(JSON.stringify([${numbers}.map(show), String(${12345678901234567890n})]));
    `;
    const [printed, big] = runNode<[string[], string]>(String(source));
    expectSame(printed.map(Number), numbers);
    expect(big).toBe("12345678901234567890");
  });

  it.each(shells)("arrive in %s as their digits", (shell) => {
    expect(runShell(shell, String(sh`printf '%s\0' ${numbers} ${12345678901234567890n}`))).toEqual([
      ...numbers.map(String),
      "12345678901234567890",
    ]);
  });
});

describe("a here-document", () => {
  const contents = [...strings.filter((value) => /EOF|\n/.test(value)).slice(0, 150), ...strings.slice(0, 150)];

  it.each(shells)("holds its content in %s and ends with it", (shell) => {
    const lines = contents.map(
      (content) => sh`
      cat ${heredoc(content)}
      printf '\0'
    `,
    );
    const arrived = runShell(shell, String(joinLines("shell", lines)));
    expectSame(
      arrived,
      contents.map((content) => `${asShellHolds(content)}\n`),
    );
  });
});

describe("a file's name", () => {
  it.each(shells)("is taken by a command in %s for a file, never for an option", (shell) => {
    const names = strings.map((value) => fileName(value));
    expect(names.filter((name) => name.startsWith("-"))).toEqual([]);
    names.forEach((name, index) => {
      expect([strings[index], `./${strings[index]}`]).toContain(name);
    });
    const files = ["-n", "--help", "-", "- -", "a b", "it's", "$HOME", "*", "-rf\n"];
    const lines = files.map(
      (name) => sh`
      printf '%s' ${name} > ${fileName(name)}
      cat ${fileName(name)}
      printf '\0'
    `,
    );
    const source = sh`
      set -eu
      cd "$(mktemp -d)"
      ${joinLines("shell", lines)}
      rm -r "$PWD"
    `;
    expect(runShell(shell, String(source))).toEqual(files);
  });
});

describe("a URL", () => {
  it("holds any text as one part of its path or query, in plain ASCII", () => {
    for (const value of strings) {
      const address = url`https://hub.example/models/${value}/raw?name=${value}&last=${value}`;
      const parsed = /^https:\/\/hub\.example\/models\/([!-~]*)\/raw\?name=([!-~]*)&last=([!-~]*)$/.exec(address);
      const parts = parsed?.slice(1).map((part) => decodeURIComponent(part));
      const expected = value.toWellFormed();
      if (!parts?.every((part) => part === expected)) expect(parts, address).toEqual([expected, expected, expected]);
      const query = new URL(address).searchParams;
      if (query.get("name") !== expected || query.get("last") !== expected) expect(query.get("name")).toBe(expected);
      expect(new URL(address).host).toBe("hub.example");
    }
  });
});

describe("fragments of hostile values", () => {
  it("keep the shape of the code: every template has as many lines as with a plain value", () => {
    const call = (value: string): Fragment<"python"> => py`
      if True:
          load(${value}, revision=${value})
    `;
    for (const value of strings) {
      const { length } = call(value).lines;
      if (length !== 2) expect(length, value).toBe(2);
    }
  });
});
