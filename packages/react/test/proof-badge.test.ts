import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CodeBlock, type CodeProof, PanelNavigation, ProofBadge } from "../src/index.ts";

const proof: CodeProof = {
  level: "executed",
  scope: "shape",
  package: "transformers",
  version: "5.20.0",
  date: "2026-11-21",
  model: "modelshelf/tiny-chat",
};
const render = (value: CodeProof | null) => renderToStaticMarkup(createElement(ProofBadge, { proof: value }));
const words = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

describe("the badge", () => {
  it("says the level, the release and the day in words, beside an icon", () => {
    expect(words(render(proof))).toContain("Runs with transformers 5.20.0 · 21 Nov 2026");
    expect(words(render({ ...proof, level: "checked" }))).toContain("Checked against transformers 5.20.0");
    const { package: _, version: __, ...bare } = proof;
    expect(words(render({ ...bare, level: "parsed" }))).toContain("Parsed · 21 Nov 2026");
    expect(words(render({ ...bare, level: "checked" }))).toContain("Checked · 21 Nov 2026");
    expect(words(render({ ...bare, scope: "protocol" }))).toContain(
      "Runs against the provider&#x27;s recorded protocol",
    );
    expect(render(proof)).toMatch(/<svg[^>]*aria-hidden="true"/);
  });

  it("does not say of code what is only known of its library", () => {
    const html = words(
      render({ ...proof, scope: "library", level: "checked", counts: { parsed: 0, checked: 9, executed: 2 } }),
    );
    expect(html).toContain("This library&#x27;s code: checked against transformers 5.20.0");
    expect(html).toContain("This very code was not looked at.");
    expect(html).toContain("2 run, 9 checked");
  });

  it("never counts what is not known as proven", () => {
    const html = render(null);
    expect(words(html)).toContain("Not proven yet");
    expect(words(html)).not.toMatch(/runs|checked against/i);
    expect(html).not.toContain("data-good");
  });

  it("is green only for what was done with this code and more than a parse", () => {
    const good = (value: CodeProof) => render(value).includes("data-good");
    expect(good(proof)).toBe(true);
    expect(good({ ...proof, scope: "protocol" })).toBe(true);
    expect(good({ ...proof, scope: "library" })).toBe(false);
    expect(good({ ...proof, level: "parsed" })).toBe(false);
  });

  it("explains itself in a popover that needs no script, and leads to the page about it", () => {
    const html = renderToStaticMarkup(
      createElement(PanelNavigation, { value: { proofPage: "/docs/proof" } }, createElement(ProofBadge, { proof })),
    );
    const id = /<button[^>]*popoverTarget="([^"]+)"/i.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<div id="${id}" popover="auto"`));
    expect(html).toContain("modelshelf/tiny-chat");
    expect(html).toContain('href="/docs/proof"');
    expect(render(proof)).not.toContain("href=");
  });

  it("counts the names that were found, where they were counted", () => {
    expect(words(render({ ...proof, symbols: { found: 12, unknown: 2 } }))).toContain("12 of 14 names found");
    expect(words(render(proof))).not.toContain("names found");
    expect(words(render({ ...proof, symbols: { found: 0, unknown: 0 } }))).not.toContain("names found");
  });

  it("writes other days as they come", () => {
    expect(words(render({ ...proof, date: "someday" }))).toContain("· someday");
  });
});

describe("a block of code", () => {
  const block = (more: object) =>
    renderToStaticMarkup(
      createElement(CodeBlock, { code: { language: "python", html: "x", ...more }, heading: "h", what: "w" }),
    );

  it("has a badge where something is said of its proof, be it that there is none", () => {
    expect(block({ proof })).toContain("ms-proof");
    expect(block({ proof: null })).toContain("Not proven yet");
    expect(block({})).not.toContain("ms-proof");
  });
});
