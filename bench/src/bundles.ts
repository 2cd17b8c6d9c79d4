// What a browser would load to make inference code, beside the incumbent's package of the same job.
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { kilobytes, ratioOf, report } from "./measure.ts";

const entry = "bench:entry";

/** A page's script that makes inference code, minified, with all that it needs. */
async function bundled(source: string): Promise<string> {
  const result = await build({
    // What is imported is looked for from here.
    root: fileURLToPath(new URL("..", import.meta.url)),
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? `${import.meta.dirname}/entry.js` : undefined),
        load: (id) => (id === `${import.meta.dirname}/entry.js` ? source : undefined),
      },
    ],
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.map((one) => (one.type === "chunk" ? one.code : "")).join("");
}

/** Sizes in bytes: minified, and as a server sends it. */
async function sizesOf(source: string): Promise<{ readonly minified: number; readonly sent: number }> {
  const code = await bundled(source);
  return { minified: Buffer.byteLength(code), sent: brotliCompressSync(code).length };
}

export async function measureBundles(): Promise<void> {
  const ours = await sizesOf(
    'import { inferenceSnippets } from "@modelshelf/inference"; globalThis.snippetsOf = inferenceSnippets;',
  );
  const theirs = await sizesOf(
    'import { snippets } from "@huggingface/inference"; globalThis.snippetsOf = snippets.getInferenceSnippets;',
  );
  const row = (subject: string, own: number, peer: number) =>
    report(`inference code in a browser, ${subject}`, kilobytes(own), kilobytes(peer), ratioOf(own, peer));
  row("minified", ours.minified, theirs.minified);
  row("minified, brotli", ours.sent, theirs.sent);
}
