import { describe, expect, it } from "vitest";
import {
  comment,
  go,
  identifier,
  itemAt,
  joinLines,
  js,
  none,
  powershell,
  py,
  pyImport,
  secret,
  sh,
  snippet,
  TemplateError,
  text,
  UnsupportedValueError,
} from "../src/index.ts";

const value = "v";

describe("a template", () => {
  it("is dedented, without the lines of its backticks", () => {
    const code = py`
      if ready:
          load(${value})

      done()
    `;
    expect(code.lines).toEqual(["if ready:", '    load("v")', "", "done()"]);
  });

  it("may stand on one line and be empty", () => {
    expect(String(py`load(${value})`)).toBe('load("v")');
    expect(py``.lines).toEqual([]);
    expect(
      py`

    `.lines,
    ).toEqual([]);
  });

  it("is raw, but for the escapes that a template needs", () => {
    expect(String(py`print("a\n\t\\")`)).toBe('print("a\\n\\t\\\\")');
    expect(String(js`const line = \`a \${b}\`;`)).toBe("const line = `a ${b}`;");
    expect(String(sh`printf '%s\n' \${HOME}`)).toBe("printf '%s\\n' ${HOME}");
  });

  it("has no blank line at either end and never two in a row", () => {
    const code = py`

      a = 1


      b = 2

    `;
    expect(code.lines).toEqual(["a = 1", "", "b = 2"]);
  });

  it("gives the same text every time it is called", () => {
    const render = (name: string) => String(py`load(${name}, ${[1, 2]})`);
    expect([render("a"), render("b"), render("a")]).toEqual([
      'load("a", [1, 2])',
      'load("b", [1, 2])',
      'load("a", [1, 2])',
    ]);
  });
});

describe("a fragment", () => {
  it("splices with its lines indented as the line it stands in", () => {
    const body = py`
      first()

      second(${"a\nb"})
    `;
    const code = py`
      def run():
          ${body}
          return ${py`done`}
    `;
    expect(code.lines).toEqual(["def run():", "    first()", "", '    second("a\\nb")', "    return done"]);
  });

  it("never indents what stands inside a value of several lines", () => {
    const inner = sh`echo ${"one\ntwo"}`;
    const code = sh`
      if true; then
        ${inner}
      fi
    `;
    expect(String(code)).toBe("if true; then\n  echo 'one\ntwo'\nfi");
  });

  it("that is empty takes its line with it, and its item in a list or object", () => {
    const code = py`
      a = 1
      ${none.python}
      load(${[none.python, 1]}, ${{ left: none.python, kept: py`kept` }})${none.python}
    `;
    expect(code.lines).toEqual(["a = 1", 'load([1], {"kept": kept})']);
    expect(String(js`f(${none.javascript})`)).toBe("f()");
    expect(sh`${none.shell}`.lines).toEqual([]);
  });

  it("of another language is refused when the code runs", () => {
    const smuggled = js`x` as unknown as string;
    expect(() => py`${smuggled}`).toThrow(UnsupportedValueError);
    expect(() => py`${[smuggled]}`).toThrow("a javascript fragment cannot stand in python code: x");
    expect(() => sh`${smuggled}`).toThrow(UnsupportedValueError);
    expect(() => js`${py`x` as unknown as string}`).toThrow(UnsupportedValueError);
    expect(() => js`f(${sh`x` as unknown as string})`).toThrow(UnsupportedValueError);
  });

  it("joins others of its language, a line each, with their imports", () => {
    const joined = joinLines("python", [py`a = 1`, pyImport("import os"), py`b = 2`]);
    expect(joined.lines).toEqual(["a = 1", "b = 2"]);
    expect(joined.imports).toEqual(["import os"]);
  });
});

describe("a hole is refused", () => {
  const refused = (make: () => unknown, message: string | RegExp) => {
    expect(make).toThrow(TemplateError);
    expect(make).toThrow(message);
  };

  it("inside a string", () => {
    refused(() => py`print("model ${value} loaded")`, "inside a string is not quoted; use text`…` or comment()");
    refused(() => py`print('''a ${value} b''')`, "inside a string");
    refused(() => py`print("""a " ${value} b""")`, "inside a string");
    refused(() => py`print("\" ${value} b")`, "inside a string");
    refused(() => js`f("a ${value} b")`, "inside a string");
    refused(() => js`f(\`a ${value} b\`)`, "inside a string");
    refused(() => js`f(\`a \${ {b: "c ${value} d"} }\`)`, "inside a string");
    refused(() => sh`echo "a ${value} b"`, "inside a string");
    refused(() => sh`echo 'a ${value} b'`, "inside a string");
    refused(() => sh`echo "$(cat "a ${value} b")"`, "inside a string");
    refused(() => sh`echo "$( (cat) | tr "a ${value} b" c)"`, "inside a string");
  });

  it("inside a comment", () => {
    refused(() => py`# about ${value}`, "inside a comment");
    refused(
      () => py`
        # about
        x = 1 # ${value}
      `,
      "inside a comment",
    );
    refused(() => js`f() // about ${value}`, "inside a comment");
    refused(() => js`/* about ${value} */`, "inside a comment");
    refused(() => js`f(\`\${ /* } */ g( // ${value}\n)}\`)`, "inside a comment");
    refused(() => sh`ls # about ${value}`, "inside a comment");
    refused(() => sh`ls;# about ${value}`, "inside a comment");
  });

  it("touching a quote", () => {
    refused(() => py`print("a"${value})`, "it must not touch one");
    refused(() => py`print(${value}"a")`, "it must not touch one");
    refused(() => js`f(\`a\`${value})`, "it must not touch one");
    refused(() => sh`echo 'a'${value}`, "it must not touch one");
    refused(() => sh`echo ${value}"a"`, "it must not touch one");
  });

  it("behind what would change how its quotes are read", () => {
    for (const make of [
      () => py`print(f${value})`,
      () => py`print(rb${value})`,
      () => py`print(B${value})`,
      () => py`r${value}`,
      () => sh`echo $${value}`,
    ]) {
      refused(make, "would change how its quotes are read");
    }
    expect(String(py`buf${identifier("fer")}`)).toBe("buffer");
    expect(String(js`f${value}`)).toBe('f"v"');
  });

  it("for a comment with code behind it, or nothing between it and a word", () => {
    refused(() => py`f(${comment("note")})`, "code behind a comment would be part of it: …)");
    refused(() => js`f() ${comment("note")} ${value}`, "code behind a comment");
    refused(() => sh`ls${comment("note")}`, "a comment needs a blank before it: ls…");
  });

  it("in a template that leaves a string or comment open, which is refused itself", () => {
    refused(() => py`print("a`, "a string or comment is left open");
    refused(() => js`/* a`, "a string or comment is left open");
    refused(() => sh`echo "$(ls`, "a string or comment is left open");
  });
});

describe("a hole is accepted", () => {
  it("behind a string or comment that has ended", () => {
    expect(String(py`f("it's", ${value})`)).toBe('f("it\'s", "v")');
    expect(String(py`f("\\", ${value})`)).toBe('f("\\\\", "v")');
    expect(String(py`f("""a"b""", ${value})`)).toBe('f("""a"b""", "v")');
    const code = py`
      x = 1  # it's
      y = ${value}
    `;
    expect(code.lines).toEqual(["x = 1  # it's", 'y = "v"']);
    expect(String(js`f(/* it's */ ${value})`)).toBe('f(/* it\'s */ "v")');
    expect(String(sh`echo "it's" ${value}`)).toBe(`echo "it's" v`);
    expect(String(sh`echo 'a\' ${value}`)).toBe("echo 'a\\' v");
  });

  it("in the code inside a template literal or a command substitution", () => {
    expect(String(js`f(\`a \${g({ a: ${value} })} b\`)`)).toBe('f(`a ${g({ a: "v" })} b`)');
    expect(String(js`f(\`\${ {} } $\{\`, ${value})`)).toBe('f(`${ {} } $\\{`, "v")');
    expect(String(sh`echo "a $(cat ${value}) b" ${value}`)).toBe('echo "a $(cat v) b" v');
    expect(String(sh`echo "$((1 + (2)))" ${value}`)).toBe('echo "$((1 + (2)))" v');
  });

  it("where # is no comment in shell, and // none in Python", () => {
    expect(String(sh`echo a#b $# \${#x} ${value}`)).toBe("echo a#b $# ${#x} v");
    expect(String(py`a // ${2}`)).toBe("a // 2");
    expect(String(sh`curl https://hub.example/ ${value}`)).toBe("curl https://hub.example/ v");
  });

  it("behind a backslash that escapes a quote in shell", () => {
    expect(String(sh`echo \" ${value} \' \\ ${value}`)).toBe("echo \\\" v \\' \\\\ v");
  });

  it("behind a regular expression with a quote in it", () => {
    expect(String(js`a.replace(/["'/\]]/g, ${value}); a / ${2} / b`)).toBe(`a.replace(/["'/\\]]/g, "v"); a / 2 / b`);
    expect(String(js`a = /\/"/; f(${value})`)).toBe('a = /\\/"/; f("v")');
  });
});

describe("a value that no literal can be made of", () => {
  it("is refused, with what it was", () => {
    const odd = (of: unknown) => of as string;
    expect(() => py`${odd(undefined)}`).toThrow("a template cannot hold undefined (undefined)");
    expect(() => js`${odd(Symbol("s"))}`).toThrow("a template cannot hold Symbol(s) (symbol)");
    expect(() => sh`${odd(() => 1)}`).toThrow(UnsupportedValueError);
    expect(() => py`${[odd(undefined)]}`).toThrow(UnsupportedValueError);
  });

  it("includes a comment in a list or object", () => {
    expect(() => py`${[comment("note")]}`).toThrow('a comment cannot stand in a list or object: "note"');
    expect(() => js`${{ a: comment("note") }}`).toThrow(UnsupportedValueError);
  });
});

describe("a long literal", () => {
  const names = ["first-long-name", "second-long-name", "third-long-name", "fourth-long-name", "fifth-long-name"];

  it("is spread over lines where the line would pass the width, each item with its comma", () => {
    const code = py`
      def run():
          load(${names}, ${{ names, n: 1 }})
    `;
    expect(String(code)).toBe(`def run():
    load([
        "first-long-name",
        "second-long-name",
        "third-long-name",
        "fourth-long-name",
        "fifth-long-name",
    ], {
        "names": [
            "first-long-name",
            "second-long-name",
            "third-long-name",
            "fourth-long-name",
            "fifth-long-name",
        ],
        "n": 1,
    })`);
  });

  it("stays on one line where there is room", () => {
    expect(String(js`f(${{ a: [], b: {}, c: [1, { d: null }] }})`)).toBe("f({ a: [], b: {}, c: [1, { d: null }] })");
    expect(String(py`f(${{ a: [], b: {} }})`)).toBe('f({"a": [], "b": {}})');
  });

  it("keeps the imports that its items need", () => {
    const { code } = snippet(py`run(${[{ token: secret("TOKEN") }, text`Bearer ${secret("TOKEN")}`]})`);
    expect(code).toBe(`import os\n\nrun([{"token": os.environ["TOKEN"]}, f"Bearer {os.environ['TOKEN']}"])`);
  });
});

describe("a path to an item", () => {
  const path = ["choices", 0, "odd name", "it's", "__proto__"];

  it("has brackets around quoted names", () => {
    expect(String(itemAt(py`answer`, path))).toBe(`answer["choices"][0]["odd name"]["it's"]["__proto__"]`);
  });

  it("has dots before names in JavaScript and PowerShell", () => {
    expect(String(itemAt(js`(await f())`, path))).toBe(`(await f()).choices[0]["odd name"]["it's"].__proto__`);
    expect(String(itemAt(powershell`$answer`, path))).toBe("$answer.choices[0]['odd name']['it''s'].__proto__");
  });

  it("keeps the imports of the value, and is the value where it is empty", () => {
    const value = py`${pyImport("import json")}json.load(file)`;
    expect(snippet(itemAt(value, [-1])).code).toBe("import json\n\njson.load(file)[-1]");
    expect(String(itemAt(value, []))).toBe("json.load(file)");
  });
});

describe("Go", () => {
  it("is pushed in by tabs: lines of templates, of what stands in them, and of JSON", () => {
    const inner = go`
      if ok {
          f(${{ list: [{ name: "a value that is long", other: "another value that is long", third: 1 }] }})
      }
    `;
    const { code } = snippet(go`
      func main() {
          ${inner}
      }
    `);
    expect(code).toBe(`package main

func main() {
\tif ok {
\t\tf(\`{
\t\t  "list": [
\t\t\t{
\t\t\t  "name": "a value that is long",
\t\t\t  "other": "another value that is long",
\t\t\t  "third": 1
\t\t\t}
\t\t  ]
\t\t}\`)
\t}
}`);
  });
});
