import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type ChoiceGroup, UseThisModel, type UseThisModelProps } from "../src/index.ts";

const group = (name: string, ...ids: string[]): ChoiceGroup => ({
  label: name,
  name,
  hidden: { tab: "libraries" },
  choices: ids.map((id, index) => ({ id, label: id.toUpperCase(), href: `?${name}=${id}`, selected: index === 0 })),
});

const base: UseThisModelProps = {
  modelId: "owner/name",
  permalink: "?tab=libraries",
  tabs: [
    { id: "libraries", label: "Libraries", href: "?tab=libraries", selected: true },
    { id: "inference", label: "Inference", href: "?tab=inference", selected: false },
  ],
  cautions: [{ kind: "gated", text: "Accept the terms first." }],
  libraries: {
    group: group("library", "one", "two"),
    label: "One",
    docsUrl: "https://one.example",
    install: {
      tools: group("installer", "pip", "uv").choices,
      code: { language: "shell", html: "pip install one" },
    },
    snippets: [
      { title: "Load it", language: "python", html: '<span class="k">import</span> one', htmlId: "x1" },
      { language: "python", html: "# why", notice: { text: "why", advice: "Set a field." } },
    ],
  },
};

const render = (props: Partial<UseThisModelProps> = {}) =>
  renderToStaticMarkup(createElement(UseThisModel, { ...base, ...props }));

describe("the panel on the server", () => {
  it("has every choice as a link that the tab key reaches", () => {
    const html = render();
    for (const href of ["?tab=libraries", "?tab=inference", "?library=one", "?library=two", "?installer=uv"]) {
      const link = html.match(new RegExp(`<a[^>]*href="${href.replace("?", "\\?")}"[^>]*>`))?.[0];
      expect(link, href).toBeDefined();
      expect(link).not.toContain('tabindex="-1"');
    }
  });

  it("marks what is chosen", () => {
    const html = render();
    expect(html).toMatch(
      /<a[^>]*href="\?library=one"[^>]*aria-selected="true"|aria-selected="true"[^>]*href="\?library=one"/,
    );
    expect(html).toMatch(
      /aria-current="true"[^>]*href="\?installer=pip"|href="\?installer=pip"[^>]*aria-current="true"/,
    );
  });

  it("shows the highlighted code as it was given", () => {
    expect(render()).toContain('data-html="x1"><span class="k">import</span> one</code>');
  });

  it("says what is missing and what the author can do", () => {
    expect(render()).toMatch(/<strong>why<\/strong>.*Set a field\./s);
  });

  it("shows cautions before the code", () => {
    const html = render();
    expect(html.indexOf("Accept the terms first.")).toBeLessThan(html.indexOf("pip install one"));
    expect(html.indexOf("Accept the terms first.")).toBeGreaterThan(0);
  });

  it("offers the same choices as a form for narrow screens, with the button that scripts make needless", () => {
    expect(render()).toMatch(
      /<form [^>]*method="get"[^>]*>\s*<input [^>]*name="tab" value="libraries"\/>.*?<option value="two">TWO<\/option>.*?<button type="submit"/s,
    );
  });

  it("escapes what comes from records", () => {
    const html = render({ cautions: [{ kind: "x", text: "<img src=x onerror=alert(1)>" }] });
    expect(html).not.toContain("<img");
  });

  it("keeps further languages behind a disclosure, but for the one that is chosen", () => {
    const clients = (chosen: string) =>
      ["Python", "Go", "Ruby"].map((language) => ({
        language,
        clients: [
          { id: language, label: `client of ${language}`, href: `?client=${language}`, selected: language === chosen },
        ],
        ...(language !== "Python" && { further: true as const }),
      }));
    const { libraries: _, ...rest } = base;
    const show = (chosen: string) =>
      renderToStaticMarkup(
        createElement(UseThisModel, {
          ...rest,
          inference: {
            providers: group("provider", "groq"),
            options: { hidden: {} },
            clients: clients(chosen),
            clientGroup: group("client", "openai"),
          },
        }),
      );
    const [front = "", further = ""] = show("Python").split("<summary>More languages</summary>");
    expect(front).toContain("client of Python");
    expect(front).not.toContain("client of Go");
    expect(further).toMatch(/client of Go.*client of Ruby/s);
    const [shown = "", rest_ = ""] = show("Ruby").split("<summary>More languages</summary>");
    expect(shown).toMatch(/client of Python.*client of Ruby/s);
    expect(rest_).toContain("client of Go");
  });

  it("numbers the steps in an app, with what is opened and what is copied", () => {
    const { libraries: _, ...rest } = base;
    const html = renderToStaticMarkup(
      createElement(UseThisModel, {
        ...rest,
        apps: {
          group: group("app", "one", "two"),
          kinds: [{ label: "Chat apps", choices: group("app", "one", "two").choices }],
          label: "One",
          docsUrl: "https://example.org/docs",
          runsOn: "macOS, Linux",
          systems: group("system", "macos", "linux"),
          steps: [
            { text: "Open it.", link: { label: "Open in One", href: "one://open?model=a/b" } },
            { text: "Write this.", code: { language: "toml", html: "a = 1" } },
          ],
        },
      }),
    );
    expect(html).toContain('href="one://open?model=a/b"');
    expect(html).toContain("macOS, Linux");
    expect(html.match(/<li class="ms-step">/g)).toHaveLength(2);
    expect(html).toContain("Text of the file");
    for (const href of ["?app=two", "?system=linux"]) expect(html).toContain(`href="${href}"`);
    // The same choices in forms, for phones.
    expect(html.match(/<select/g)).toHaveLength(2);
  });

  it("has no field for a token", () => {
    const { libraries: _, ...rest } = base;
    const html = renderToStaticMarkup(
      createElement(UseThisModel, {
        ...rest,
        inference: {
          providers: group("provider", "groq", "custom"),
          options: { hidden: {}, streaming: false, direct: true, billTo: "", endpointUrl: "", providerModel: "" },
          clients: [{ language: "Python", clients: group("client", "openai").choices }],
          clientGroup: group("client", "openai"),
          tokenVariable: "HF_TOKEN",
          code: { language: "python", html: "x" },
        },
      }),
    );
    const fields = [...html.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(fields)).toEqual(
      new Set(["tab", "provider", "client", "stream", "direct", "endpoint_url", "provider_model", "bill_to"]),
    );
    expect(html).toContain("<code>HF_TOKEN</code>");
  });
});
