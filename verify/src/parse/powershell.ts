// PowerShell is not on the machines that prove code, so it is parsed by its grammar for tree-sitter, and no more.
import { fileURLToPath } from "node:url";
import { Language, type Node, Parser } from "web-tree-sitter";
import type { Finding, SnippetSource } from "../snippet-source.ts";

const grammarFile = fileURLToPath(import.meta.resolve("tree-sitter-powershell/tree-sitter-powershell.wasm"));

async function parser(): Promise<Parser> {
  await Parser.init();
  const made = new Parser();
  made.setLanguage(await Language.load(grammarFile));
  return made;
}

let made: Promise<Parser> | undefined;

/** What the grammar does not read, the first place of each snippet. */
export async function powershellFindings(snippets: readonly SnippetSource[]): Promise<Finding[]> {
  if (snippets.length === 0) return [];
  made ??= parser();
  const grammar = await made;
  return snippets.flatMap(({ key, code }) => {
    const tree = grammar.parse(`${code}\n`);
    const fault = tree === null ? undefined : firstFault(tree.rootNode);
    tree?.delete();
    if (tree !== null && fault === undefined) return [];
    const { startPosition, text } = fault ?? { startPosition: { row: 0 }, text: code };
    return [{ key, message: `line ${startPosition.row + 1}: not read by the grammar: ${text.slice(0, 60)}` }];
  });
}

function firstFault(node: Node): Node | undefined {
  if (!node.hasError) return undefined;
  if (node.isError || node.isMissing) return node;
  for (const child of node.children) {
    const found = child === null ? undefined : firstFault(child);
    if (found) return found;
  }
  return node;
}
