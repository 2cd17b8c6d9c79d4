// Reads shell code by bash, thousands of texts by one process: starting a process takes longer than reading a text.
import { collect } from "../run/collect.ts";
import type { Finding, SnippetSource } from "../snippet-source.ts";

/** What bash cannot read. */
export async function bashFindings(snippets: readonly SnippetSource[]): Promise<Finding[]> {
  // The text behind a here-document that nobody ends would be taken for a part of it, up to the end of the next one.
  const alone = snippets.filter(({ code }) => code.includes("<<"));
  const findings = await findingsAmong(snippets.filter(({ code }) => !code.includes("<<")));
  for (const snippet of alone) findings.push(...(await findingsAmong([snippet])));
  return findings;
}

/** Reads the texts as one; where bash objects, each half by itself, down to single ones. */
async function findingsAmong(snippets: readonly SnippetSource[]): Promise<Finding[]> {
  const [first, ...more] = snippets;
  if (first === undefined) return [];
  const text = more.length === 0 ? `${first.code}\n` : snippets.map(({ code }) => enclosed(code)).join("");
  const { code, stderr } = await collect("bash", ["-n"], text);
  if (code === 0 && stderr === "") return [];
  if (more.length === 0) {
    return [{ key: first.key, message: stderr.trim().replaceAll("bash: ", "").split("\n")[0] ?? "" }];
  }
  const half = Math.ceil(snippets.length / 2);
  return [...(await findingsAmong(snippets.slice(0, half))), ...(await findingsAmong(snippets.slice(half)))];
}

/**
 * The text, so that what it leaves open cannot be closed by the next one: to brackets of two kinds that would be
 * closed in the wrong order, and behind it each quote, in what is a comment only outside of quotes.
 */
const enclosed = (code: string) => `({\n:\n${code}\n})\n# ')\n# ")\n# \`)\n`;
