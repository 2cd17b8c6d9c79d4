// A model's card as HTML that is safe to show: what the author wrote, in the page's own heading levels.
import { createHash } from "node:crypto";
import type { Element, ElementContent, Nodes, Root, Text } from "hast";
import rehypeRaw from "rehype-raw";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { escapeHtml, highlight } from "./highlight.server.ts";
import { RecentlyUsed } from "./recently-used.ts";

/** Longer cards are cut: nobody reads them to the end, and rendering one must not hold up the server. */
const longestCard = 300_000;

export interface CardPlace {
  /** Address of a file of the model: relative links and pictures of the card lead there. */
  readonly fileUrl: (path: string) => string;
}

const schema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), "audio", "video", "figure", "figcaption", "mark"],
  attributes: {
    ...defaultSchema.attributes,
    audio: ["src", "controls"],
    video: ["src", "controls", "poster", "width", "height"],
    source: ["src", "type"],
    img: [...(defaultSchema.attributes?.img ?? []), "width", "height", "alt"],
    th: ["align", "colSpan", "rowSpan"],
    td: ["align", "colSpan", "rowSpan"],
  },
  protocols: { ...defaultSchema.protocols, src: ["http", "https"], poster: ["http", "https"] },
  clobberPrefix: idPrefix(),
};

function idPrefix() {
  return "card-";
}

function processorFor(place: CardPlace) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: "" })
    .use(rehypeRaw)
    .use(rehypeSanitize, schema)
    .use(rehypeSlug, { prefix: idPrefix() })
    .use(() => (tree: Root) => adapt(tree, place))
    .use(rehypeStringify);
}

/** Deeper nesting than anybody writes; it takes the parser seconds, and then its stack. */
const absurdNesting = /^(?:[ \t]*(?:>|[-*+](?=[ \t]))){64}/m;

const recent = new RecentlyUsed<Promise<string>>(64);

/** The card as HTML. Hostile Markdown comes out harmless; what cannot be read comes out as plain text. */
export function renderCard(markdown: string, place: CardPlace): Promise<string> {
  // Cards are long and change seldom. Their links depend on where the files are.
  const key = createHash("sha256")
    .update(`${place.fileUrl("")}\0${markdown}`)
    .digest("base64");
  return recent.get(key, () => render(markdown, place));
}

async function render(markdown: string, place: CardPlace): Promise<string> {
  const cut = markdown.length > longestCard;
  const source = cut ? markdown.slice(0, longestCard) : markdown;
  const note = cut ? "<p><em>The card is longer than is shown here; README.md has all of it.</em></p>" : "";
  const plain = `<pre tabindex="0" role="group" aria-label="Code"><code>${escapeHtml(source)}</code></pre>${note}`;
  if (absurdNesting.test(source)) return plain;
  try {
    return String(await processorFor(place).process(source)) + note;
  } catch {
    // Nested tags exhaust the stack as well, and cannot be counted without parsing them.
    return plain;
  }
}

function adapt(tree: Root, place: CardPlace): void {
  // The page's own title stands above: the card's first level becomes the third, whatever it begins with.
  const shift = 3 - Math.min(6, ...headingLevels(tree));
  visit(tree, (node, parent, index) => {
    const level = headingLevel(node);
    if (level !== undefined) node.tagName = `h${Math.min(6, level + shift)}`;
    if (node.tagName === "a") adaptLink(node, place);
    if (node.tagName === "img" || node.tagName === "audio" || node.tagName === "video" || node.tagName === "source") {
      adaptMedia(node, place);
    }
    if (node.tagName === "pre") colour(node);
    // A task list's box has no label of its own; a sign in the text has the same meaning for everybody.
    if (node.tagName === "input") parent.children[index] = { type: "text", value: node.properties.checked ? "☑" : "☐" };
    // Authors leave the corner of a table empty; a heading that says nothing is none.
    if (node.tagName === "th" && textOf(node).trim() === "") node.tagName = "td";
    if (node.tagName === "table") {
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { className: ["table-scroll"], tabIndex: 0, role: "group", ariaLabel: "Table" },
        children: [node],
      };
    }
  });
}

function visit(parent: Root | Element, see: (node: Element, parent: Root | Element, index: number) => void): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== "element") continue;
    visit(child, see);
    see(child, parent, index);
  }
}

const headingLevel = (node: Nodes): number | undefined =>
  node.type === "element" && /^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : undefined;

function headingLevels(node: Root | Element): number[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element") return [];
    const level = headingLevel(child);
    return level === undefined ? headingLevels(child) : [level];
  });
}

function adaptLink(node: Element, place: CardPlace): void {
  const { href } = node.properties;
  if (typeof href !== "string") return;
  if (href.startsWith("#")) {
    node.properties.href = `#${idPrefix()}${href.slice(1).replace(new RegExp(`^${idPrefix()}`), "")}`;
    return;
  }
  const resolved = resolve(href, place);
  node.properties.href = resolved;
  if (/^https?:/i.test(resolved)) node.properties.rel = ["nofollow", "noopener", "noreferrer", "ugc"];
}

function adaptMedia(node: Element, place: CardPlace): void {
  for (const name of ["src", "poster"] as const) {
    const value = node.properties[name];
    if (typeof value === "string") node.properties[name] = resolve(value, place);
  }
  if (node.tagName === "img") {
    node.properties.loading = "lazy";
    node.properties.referrerPolicy = "no-referrer";
    node.properties.alt ??= "";
  }
  if (node.tagName === "audio" || node.tagName === "video") {
    node.properties.controls = true;
    node.properties.preload = "none";
  }
}

/** Where an address in the card leads: a file of the model, unless it names a place of its own. */
function resolve(address: string, place: CardPlace): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return address;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A stray percent sign: the name is taken as it stands.
  }
  const inside: string[] = [];
  for (const part of decoded.split("/")) {
    if (part === "..") inside.pop();
    else if (part !== "" && part !== ".") inside.push(part);
  }
  return place.fileUrl(inside.join("/")) + rest;
}

function colour(pre: Element): void {
  const code = pre.children.find((child): child is Element => child.type === "element" && child.tagName === "code");
  pre.properties = { tabIndex: 0, role: "group", ariaLabel: "Code" };
  if (!code) return;
  const names = code.properties.className;
  const language = (Array.isArray(names) ? names.map(String) : []).find((name) => name.startsWith("language-"));
  code.properties = {};
  if (language === undefined) return;
  const html = highlight(textOf(code).replace(/\n$/, ""), language.slice("language-".length));
  code.children = [fragment(html)].flat();
}

const textOf = (node: ElementContent): string =>
  node.type === "text"
    ? node.value
    : "children" in node
      ? node.children.map((child) => textOf(child as ElementContent)).join("")
      : "";

/** The highlighter's flat output as a tree: spans of one class, and text. */
function fragment(html: string): ElementContent[] {
  const parts: ElementContent[] = [];
  for (const [, kind, inner, plain] of html.matchAll(/<span class="(\w)">([^<]*)<\/span>|([^<]+)/g)) {
    const text: Text = { type: "text", value: unescapeHtml(plain ?? inner ?? "") };
    parts.push(
      kind === undefined
        ? text
        : { type: "element", tagName: "span", properties: { className: [kind] }, children: [text] },
    );
  }
  return parts;
}

const unescapeHtml = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
