// Hostile strings arrive in the languages of HTTP clients, by their compilers and interpreters.
import { describe, expect, it } from "vitest";
import {
  comment,
  type Data,
  type Fragment,
  go,
  goImport,
  java,
  javaImport,
  joinLines,
  type Language,
  php,
  powershell,
  ruby,
  rubyRequire,
  rust,
  secret,
  snippet,
  text,
} from "../src/index.ts";
import { runGo, runJava, runPhp, runRuby, runRust } from "./compilers.ts";
import { hostileStrings, hostileValues } from "./hostile-text.ts";

const strings = hostileStrings(6000);
const values = hostileValues(600);
const token = `t'o"k$e\`n\\ \${HOME} %s {} #{x} é`;
const environment = { TOKEN: token };

/** Strings of these languages are UTF-8, which holds no lone surrogate. */
const wellFormed = strings.map((value) => value.toWellFormed());

/** JSON has one zero. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const wellFormedJson = (value: unknown): unknown => {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormedJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toWellFormed(), wellFormedJson(item)]));
};

/** Fails with the first value that differs, rather than with a list of thousands. */
function expectSame<T>(arrived: readonly T[], sent: readonly T[]): void {
  expect(arrived.length).toBe(sent.length);
  sent.forEach((value, index) => {
    if (!Object.is(arrived[index], value)) expect(arrived[index], `value ${index}`).toEqual(value);
  });
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

/** Bytes in hexadecimal, a string to a line. */
const fromHex = (printed: string, encoding: "utf8" | "utf16le" = "utf8") =>
  printed
    .split("\n")
    .slice(0, -1)
    .map((line) => Buffer.from(line, "hex").toString(encoding));

const inComments = strings.slice(0, 3000);
const numbers = [0, 1, -1, 0.1, -0.1, 1.5e-7, 5e-324, 1e21, -1e21, 2 ** 31, 2 ** 53, 2 ** 53 - 1, 2 ** 63, 2 ** 64];

/** Lines that do something with each item, in functions of at most so many. */
function inFunctions<L extends Language, T>(
  language: L,
  items: readonly T[],
  line: (item: T) => Fragment<L>,
  frame: (lines: Fragment<L>, number: number) => Fragment<L>,
): Fragment<L> {
  return joinLines(
    language,
    chunks(items, 200).map((some, number) => frame(joinLines(language, some.map(line) as never), number)) as never,
  ) as unknown as Fragment<L>;
}

describe("Ruby", () => {
  it("receives strings, keys, lists and objects unchanged", () => {
    const lines = strings.map((value) => ruby`receive << ${value}`);
    const { code } = snippet(ruby`
      ${rubyRequire("json")}
      receive = []
      ${joinLines("ruby", lines)}
      $stdout.write(JSON.generate([receive, ${strings}, ${strings.map((name) => ({ [name]: name }))}, ${values}]))
    `);
    const [alone, listed, keyed, data] = JSON.parse(runRuby(code)) as [string[], string[], object[], unknown[]];
    expectSame(alone, wellFormed);
    expectSame(listed, wellFormed);
    expect(keyed).toEqual(wellFormed.map((name) => ({ [name]: name })));
    expect(data).toEqual(wellFormedJson(asJson(values)));
  });

  it("receives text around a secret, and numbers", () => {
    const secrets = strings.map((value) => text`${value}${secret("TOKEN")}${value}`);
    const { code } = snippet(ruby`
      ${rubyRequire("json")}
      $stdout.write(JSON.generate([${secrets}, ${numbers}.map(&:to_f), ${12345678901234567890n}.to_s]))
    `);
    const [arrived, floats, big] = JSON.parse(runRuby(code, environment)) as [string[], number[], string];
    expectSame(
      arrived,
      wellFormed.map((value) => value + token + value),
    );
    expectSame(floats, numbers);
    expect(big).toBe("12345678901234567890");
    expect(runRuby(String(ruby`print [${-0}, ${Number.NaN}, ${Number.NEGATIVE_INFINITY}].inspect`))).toBe(
      "[-0.0, NaN, -Infinity]",
    );
  });

  it("is not changed by comments, wherever they stand", () => {
    // Each is the head of a program of its own, where comments may change encoding and more.
    const programs = inComments.map((value) =>
      String(ruby`
        ${comment(value)}
        $reached << "é".encoding.name + "a".frozen?.to_s ${comment(value)}
        ${comment(value)}
      `),
    );
    const { code } = snippet(ruby`
      $reached = []
      ${programs}.each { |source| eval(source) }
      $stdout.write($reached.tally.inspect)
    `);
    expect(runRuby(code).replaceAll(" ", "")).toBe(`{"UTF-8false"=>${programs.length}}`);
  });
});

describe("PHP", () => {
  it("receives strings, keys, lists and objects unchanged", () => {
    const lines = strings.map((value) => php`$receive[] = ${value};`);
    const { code } = snippet(php`
      $receive = [];
      ${joinLines("php", lines)}
      echo json_encode([$receive, ${strings}, ${strings.map((name) => ({ [name]: name }))}, ${values}, ${{ 0: "a", 1: "b" }}, ${{}}], JSON_THROW_ON_ERROR);
    `);
    const [alone, listed, keyed, data, ...odd] = JSON.parse(runPhp(code)) as unknown[];
    expectSame(alone as string[], wellFormed);
    expectSame(listed as string[], wellFormed);
    expect(keyed).toEqual(wellFormed.map((name) => ({ [name]: name })));
    expect(data).toEqual(wellFormedJson(asJson(values)));
    expect(odd).toEqual([{ 0: "a", 1: "b" }, {}]);
  });

  it("receives text around a secret, and numbers", () => {
    const secrets = strings.map((value) => text`${value}${secret("TOKEN")}${value}`);
    const { code } = snippet(php`echo json_encode([${secrets}, ${numbers}], JSON_THROW_ON_ERROR);`);
    const [arrived, floats] = JSON.parse(runPhp(code, environment)) as [string[], number[]];
    expectSame(
      arrived,
      wellFormed.map((value) => value + token + value),
    );
    expectSame(floats, numbers);
    expect(runPhp(snippet(php`var_dump(${-0}, ${Number.NaN}, ${Number.NEGATIVE_INFINITY});`).code)).toBe(
      "float(-0)\nfloat(NAN)\nfloat(-INF)\n",
    );
    expect(() => php`${12345678901234567890n}`).toThrow("more than 64 bits");
  });

  it("is not changed by comments", () => {
    const lines = inComments.map(
      (value) => php`
        ${comment(value)}
        $reached += 1; ${comment(value)}
      `,
    );
    const { code } = snippet(php`
      $reached = 0;
      ${joinLines("php", lines)}
      echo $reached;
    `);
    expect(runPhp(code)).toBe(String(inComments.length));
  });
});

describe("Go", () => {
  it("receives strings, text around a secret, JSON and numbers unchanged, between comments", () => {
    const source = go`
      ${inFunctions(
        "go",
        strings,
        (value) => go`
          ${comment(value)}
          receive(${value}) ${comment(value)}
          receive(${text`${value}${secret("TOKEN")}${value}`})
        `,
        (lines, number) => go`
          func part${number}() {
              ${lines}
          }
        `,
      )}

      func receive(value string) {
          fmt.Printf("%x\n", value)
      }

      func main() {
          ${joinLines(
            "go",
            chunks(strings, 200).map((_, number) => go`part${number}()`),
          )}
          receive(${values})
          receive(${{ values }})
          ${joinLines(
            "go",
            numbers.map((number) => go`receive(fmt.Sprint(float64(${number})))`),
          )}
      }
    `;
    const program = snippet(joinLines("go", [goImport("fmt"), source])).code;
    const arrived = fromHex(runGo(program, environment));
    expectSame(
      arrived.slice(0, 2 * strings.length),
      wellFormed.flatMap((value) => [value, value + token + value]),
    );
    const [list = "", object = "", ...floats] = arrived.slice(2 * strings.length);
    expect(JSON.parse(list)).toEqual(asJson(values));
    expect(JSON.parse(object)).toEqual(asJson({ values }));
    expectSame(floats.map(Number), numbers);
    expect(() => go`${-0}`).toThrow("Go has no literal of -0");
  });
});

describe("Java", () => {
  it("receives strings, text around a secret, JSON and numbers unchanged, between comments", () => {
    // A class has room for so many constants.
    const classes = chunks(strings, 1000).map((some, index) => [
      `Part${index}`,
      snippet(java`
        class Part${index} {
            ${inFunctions(
              "java",
              some,
              (value) => java`
                ${comment(value)}
                Main.receive(${value}); ${comment(value)}
                Main.receive(${text`${value}${secret("TOKEN")}${value}`});
              `,
              (lines, number) => java`
                static void part${number}() {
                    ${lines}
                }
              `,
            )}
        }
      `).code,
    ]);
    const calls = chunks(strings, 1000).flatMap((some, index) =>
      chunks(some, 200).map((_, number) => java`Part${index}.part${number}();`),
    );
    const main = java`
      ${javaImport("java.nio.charset.StandardCharsets", "java.util.HexFormat")}
      class Main {
          static void receive(String value) {
              System.out.println(HexFormat.of().formatHex(value.getBytes(StandardCharsets.UTF_16LE)));
          }

          public static void main(String[] args) {
              ${joinLines("java", calls)}
              ${joinLines(
                "java",
                values.map((value) => java`receive(${[value] as Data});`),
              )}
              receive(${values});
              ${joinLines(
                "java",
                [...numbers, -0].map((number) => java`receive(String.valueOf((double) ${number}));`),
              )}
              receive(String.valueOf(${12345678901234567890n}));
          }
      }
    `;
    const printed = runJava({ Main: snippet(main).code, ...Object.fromEntries(classes) }, environment);
    const arrived = fromHex(printed, "utf16le");
    expectSame(
      arrived.slice(0, 2 * strings.length),
      wellFormed.flatMap((value) => [value, value + token + value]),
    );
    const rest = arrived.slice(2 * strings.length);
    expect(rest.slice(0, values.length).map((json) => JSON.parse(json))).toEqual(
      values.map((value) => asJson([value])),
    );
    const [list = "", ...floats] = rest.slice(values.length);
    expect(JSON.parse(list)).toEqual(asJson(values));
    expect(floats.pop()).toBe("12345678901234567890");
    expectSame(floats.map(Number), [...numbers, -0]);
  });
});

describe("Rust", () => {
  // The macro `format!` reads a text of n characters in the time of n².
  const some = strings.filter((value) => value.length < 2000).slice(0, 2000);

  it("receives strings and text around a secret unchanged, between comments", () => {
    const source = rust`
      ${inFunctions(
        "rust",
        some,
        (value) => rust`
          ${comment(value)}
          receive(${value}); ${comment(value)}
          receive(&${text`${value}${secret("TOKEN")}${value}`});
        `,
        (lines, number) => rust`
          fn part${number}() -> Result<(), env::VarError> {
              ${lines}
              Ok(())
          }
        `,
      )}

      fn receive(value: &str) {
          let line: Vec<String> = value.bytes().map(|byte| format!("{byte:02x}")).collect();
          println!("{}", line.concat());
      }

      fn main() -> Result<(), env::VarError> {
          ${joinLines(
            "rust",
            chunks(some, 200).map((_, number) => rust`part${number}()?;`),
          )}
          ${joinLines(
            "rust",
            [...numbers, -0].map((number) => rust`receive(&format!("{}", ${number} as f64));`),
          )}
          Ok(())
      }
    `;
    const arrived = fromHex(runRust(snippet(source).code, environment));
    const sent = some.map((value) => value.toWellFormed());
    expectSame(
      arrived.slice(0, 2 * sent.length),
      sent.flatMap((value) => [value, value + token + value]),
    );
    expectSame(arrived.slice(2 * sent.length).map(Number), [...numbers, -0]);
  });
});

// What a reader of the code could not see, written as the categories one by one.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

describe("source of all these languages", () => {
  const tags = { go, java, php, powershell, ruby, rust };

  it("hides nothing, and has each string in one line", () => {
    for (const [language, tag] of Object.entries(tags)) {
      for (const value of strings) {
        const seen = value.replace(/(?<=\p{Extended_Pictographic})\ufe0f/gu, "");
        const source = String((tag as typeof ruby)`${seen}`);
        if (unseen.test(source)) expect(source, language).not.toMatch(unseen);
      }
    }
  });

  it("has comments that are as many lines as their text, each a comment", () => {
    const marks = { go: "//", java: "//", php: "//", powershell: "#", ruby: "#", rust: "//" };
    for (const [language, tag] of Object.entries(tags)) {
      const mark = marks[language as keyof typeof marks];
      for (const value of strings) {
        for (const line of (tag as typeof ruby)`${comment(value)}`.lines) {
          if (!line.startsWith(mark)) expect(line, language).toMatch(new RegExp(`^${mark}`));
          if (unseen.test(line.replaceAll("\ufe0f", ""))) expect(line, language).not.toMatch(unseen);
        }
      }
    }
  });

  it("refuses a hole inside a string or a comment, and behind what would change its quotes", () => {
    const value = "v";
    for (const tag of Object.values(tags) as (typeof ruby)[]) {
      expect(() => tag`f("a ${value} b")`).toThrow("inside a string");
      // An apostrophe of Rust may begin a lifetime.
      if (tag !== (rust as unknown)) expect(() => tag`f('a ${value} b')`).toThrow("inside a string");
      expect(() => tag`f("a"${value})`).toThrow("it must not touch one");
    }
    for (const tag of [go, java, php, rust] as unknown as (typeof ruby)[]) {
      expect(() => tag`f() // ${value}`).toThrow("inside a comment");
      expect(() => tag`f(/* ${value} */)`).toThrow("inside a comment");
    }
    for (const tag of [ruby, powershell] as (typeof ruby)[]) {
      expect(() => tag`f # ${value}`).toThrow("inside a comment");
    }
    expect(() => go`f(\`a ${value}\`)`).toThrow("inside a string");
    expect(() => java`f("""\n a " ${value} """)`).toThrow("inside a string");
    expect(() => ruby`f("#{g("a ${value}")}")`).toThrow("inside a string");
    expect(() => rust`f(r#"a " ${value}"#)`).toThrow("inside a string");
    expect(() => powershell`<# ${value} #>`).toThrow("inside a comment");
    for (const make of [
      () => rust`f(b${value})`,
      () => rust`f(r##${value})`,
      () => php`f(b${value})`,
      () => ruby`f(%${value})`,
      () => ruby`f(:${value})`,
      () => powershell`f @${value}`,
    ]) {
      expect(make).toThrow("would change how its quotes are read");
    }
    expect(String(rust`fn f<'a>(x: &'a str) -> char { g(${value}, '"') }`)).toContain('g("v", ');
    expect(String(powershell`f "a \`" b" ${value}`)).toBe('f "a `" b" \'v\'');
  });
});
