import { describe, expect, it } from "vitest";
import { renderCard } from "../app/server/model-card.server.ts";

const place = { fileUrl: (path: string) => `/owner/name/resolve/main/${path}` };
const card = (markdown: string) => renderCard(markdown, place);

describe("a model's card", () => {
  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    "[x](javascript:alert(1))",
    "[x](<java\nscript:alert(1)>)",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    '<iframe src="https://example.org"></iframe>',
    "<svg onload=alert(1)><script>1</script></svg>",
    '<form action="/x"><input name=token><button>go</button></form>',
    '<style>*{display:none}</style><link rel=stylesheet href="https://example.org/x.css">',
    '<div style="position:fixed;inset:0">over everything</div>',
    '<p class="ms-panel" data-html="abc" id="use-this-model">x</p>',
    '<base href="https://example.org/"><meta http-equiv=refresh content="0;url=https://example.org">',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<video src="javascript:alert(1)" autoplay onplay=alert(1)></video>',
  ])("comes out harmless: %s", async (markdown) => {
    const html = await card(markdown);
    const tags = html.match(/<[^>]*>/g)?.join("\n") ?? "";
    expect(tags).not.toMatch(/<(?:script|style|link|iframe|object|embed|form|button|base|meta|svg|math|input)/i);
    expect(tags).not.toMatch(/\son\w+\s*=|javascript:|\sstyle\s*=|data:text|autoplay|data-html|class="ms-/i);
    expect(tags).not.toMatch(/id="(?!card-)/);
  });

  it("begins at the third level of headings, wherever the author begins", async () => {
    expect(await card("# A\n\n## B")).toContain('<h3 id="card-a">A</h3>');
    expect(await card("## A\n\n### B")).toMatch(/<h3 id="card-a">A<\/h3>\s*<h4 id="card-b">B<\/h4>/);
    expect(await card("###### A")).toContain("<h3");
  });

  it("leads relative links and pictures to the model's files", async () => {
    expect(await card("[a](docs/b%20c.md#d)")).toContain('href="/owner/name/resolve/main/docs/b c.md#d"');
    expect(await card("![p](./p.png)")).toContain('src="/owner/name/resolve/main/p.png"');
    expect(await card("![p](../../../etc/passwd)")).toContain('src="/owner/name/resolve/main/etc/passwd"');
    expect(await card("[a](https://example.org/x)")).toContain('href="https://example.org/x"');
  });

  it("keeps jumps inside the card", async () => {
    const html = await card("# How to use\n\n[jump](#how-to-use)");
    expect(html).toContain('id="card-how-to-use"');
    expect(html).toContain('href="#card-how-to-use"');
  });

  it("gives no credit to links of strangers and sends them no address", async () => {
    expect(await card("[a](https://example.org)")).toContain('rel="nofollow noopener noreferrer ugc"');
    expect(await card("![a](https://example.org/a.png)")).toContain('referrerpolicy="no-referrer"');
  });

  it("highlights fenced code without changing it", async () => {
    const html = await card("```python\nimport os  # <a> & b\n```");
    expect(html).toContain('<span class="k">import</span>');
    expect(html).toContain("&#x3C;a> &#x26; b");
  });

  it("makes tables and code reachable by keyboard", async () => {
    expect(await card("|a|b|\n|-|-|\n|1|2|")).toContain('class="table-scroll" tabindex="0"');
    expect(await card("```\ncode\n```")).toContain('<pre tabindex="0"');
  });

  it("shows task lists as signs, without boxes that cannot be ticked", async () => {
    const html = await card("- [x] done\n- [ ] open");
    expect(html).toContain("☑ done");
    expect(html).toContain("☐ open");
  });

  it("survives nesting that exhausts the parser", async () => {
    for (const opening of ["> ", "- ", "<div>", "<b>", "[", "*a ", "`a "]) {
      const start = performance.now();
      expect(await card(`${opening.repeat(20_000)}deep`)).toContain("deep");
      expect(performance.now() - start).toBeLessThan(4000);
    }
  });

  it("cuts a card of megabytes and says so", async () => {
    const html = await card("word ".repeat(400_000));
    expect(html.length).toBeLessThan(400_000);
    expect(html).toContain("README.md has all of it");
  });
});
