import { describe, expect, it } from "vitest";
import { fileName, heredoc, sh, url } from "../src/index.ts";

describe("url", () => {
  it("keeps the slashes of a part in the path and encodes the rest", () => {
    expect(url`https://hub.example/${"owner/my model"}/resolve/main/${"a#b?.txt"}`).toBe(
      "https://hub.example/owner/my%20model/resolve/main/a%23b%3F.txt",
    );
  });

  it("encodes slashes behind a question mark or hash", () => {
    expect(url`https://hub.example/search?q=${"a/b&c"}&n=${2}`).toBe("https://hub.example/search?q=a%2Fb%26c&n=2");
    expect(url`/docs#${"a/b"}`).toBe("/docs#a%2Fb");
  });

  it("begins with a base as it is, without the slashes at its end", () => {
    expect(url`${"http://127.0.0.1:7860//"}/${"a b"}`).toBe("http://127.0.0.1:7860/a%20b");
    expect(url`${"http://h"}`).toBe("http://h");
  });

  it("encodes the marks that end a URL in prose or code, and what Unicode cannot hold", () => {
    expect(url`https://h/${"(it's!*)"}`).toBe("https://h/%28it%27s%21%2A%29");
    expect(url`https://h/${"\ud800"}`).toBe("https://h/%EF%BF%BD");
  });
});

describe("fileName", () => {
  it("is the name, with ./ before one that begins with a hyphen", () => {
    expect(["a.txt", "-rf", "--", "a-b"].map(fileName)).toEqual(["a.txt", "./-rf", "./--", "a-b"]);
  });
});

describe("heredoc", () => {
  it("holds its content between delimiters that expand nothing", () => {
    expect(String(sh`curl -d @- ${heredoc('{"a":\n"$b"}')}`)).toBe('curl -d @- <<\'EOF\'\n{"a":\n"$b"}\nEOF');
  });

  it("has a delimiter that is no line of its content and begins none that dash would damage", () => {
    const delimiter = (content: string) => /<<'(\w+)'/.exec(String(heredoc(content)))?.[1];
    expect(delimiter("EOF!")).toBe("EOF");
    expect(delimiter("a\nEOF\nb")).toBe("A_EOF");
    expect(delimiter("Eé\nA_é")).toBe("B_EOF");
    const everyBeginning = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ_"].map((letter) => `${letter}é`);
    expect(delimiter(everyBeginning.join("\n"))).toBe("EOF");
    expect(delimiter([...everyBeginning, "EOF", "EOF_"].join("\n"))).toBe("EOF__");
  });

  it("shows what shell source cannot hold as U+FFFD", () => {
    expect(String(heredoc("a\0\r\ud800"))).toBe("<<'EOF'\na\ufffd\ufffd\ufffd\nEOF");
  });
});
