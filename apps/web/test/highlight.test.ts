import { describe, expect, it } from "vitest";
import { highlight } from "../app/server/highlight.server.ts";

/** What a browser's textContent is. */
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, "").replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

const python = 'import os  # <b> & "c"\n\nprint(f"{os.environ[\'A\']}\\n", end="")\n\tx = 1.5 if None else """a\nb"""';

describe("highlight", () => {
  it.each([
    "python",
    "javascript",
    "shell",
    "json",
    "yaml",
    "cpp",
    "go",
    "java",
    "php",
    "powershell",
    "ruby",
    "rust",
    "nonsense",
    "",
  ])("keeps the text exactly, as %s", (language) => {
    for (const code of [python, "", "\n", "  a  \n\n b ", "</code><script>alert(1)</script>", "$(rm -rf /) `x` \\"]) {
      expect(textOf(highlight(code, language))).toBe(code);
    }
  });

  it("writes classes and no styles, so that the content security policy can forbid those", () => {
    const html = highlight(python, "python");
    expect(html).toContain('<span class="k">import</span>');
    expect(html).not.toContain("style=");
  });

  it("lets no markup through", () => {
    expect(highlight("<img src=x onerror=alert(1)>", "python")).not.toContain("<img");
    expect(highlight("<img src=x onerror=alert(1)>", "unheard-of")).toBe("&#60;img src=x onerror=alert(1)&#62;");
  });

  it("takes language names that are properties of objects for unknown ones", () => {
    expect(highlight("a", "constructor")).toBe("a");
    expect(highlight("a", "__proto__")).toBe("a");
  });
});
