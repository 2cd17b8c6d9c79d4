import { type Snippet, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { brew } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";

/** The model as OpenASR packs it: an eight-bit one where there are several. */
function packOf(model: ModelRecord): string | undefined {
  const packs = (model.siblings ?? []).map(({ rfilename }) => rfilename).filter((file) => file.endsWith(".oasr"));
  return packs.find((file) => file.includes("q8_0")) ?? packs[0];
}

const transcribe = (model: ModelRecord, context: SnippetContext): Snippet => {
  const pack = packOf(model);
  const file = pack === undefined ? sh`"$(find model -name '*.oasr' | head -n 1)"` : sh`${`model/${pack}`}`;
  return shell()`
    ${gate(model, context)}
    # Your own recording.
    audio_file=audio.wav

    ${downloadTo("model", model, context, pack === undefined ? [] : [pack])}
    openasr transcribe "$audio_file" --model-pack ${file}
  `;
};

export default {
  prettyLabel: "OpenASR",
  repoName: "OpenASR",
  repoUrl: "https://github.com/QuintinShaw/openasr",
  docsUrl: "https://github.com/QuintinShaw/openasr/blob/main/docs/DOCS_INDEX.md",
  filter: false,
  countDownloads: extension("oasr"),
  install: brew("quintinshaw/tap/openasr", "hf"),
  snippets: (model, context) => [transcribe(model, context)],
  source: "repository QuintinShaw/openasr at 562f3fa, documentation and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "several-packs": {
    id: "owner/name",
    siblings: [{ rfilename: "README.md" }, { rfilename: "name-q4_k.oasr" }, { rfilename: "name-q8_0.oasr" }],
  },
  "one-pack": { id: "owner/name", siblings: [{ rfilename: "name-fp16.oasr" }] },
  "without-a-list-of-files": { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
