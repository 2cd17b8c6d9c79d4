import { any, extension, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Montreal Forced Aligner",
  repoName: "Montreal Forced Aligner",
  repoUrl: "https://github.com/MontrealCorpusTools/Montreal-Forced-Aligner",
  docsUrl: "https://montreal-forced-aligner.readthedocs.io",
  filter: false,
  countDownloads: any(path("acoustic/final.mdl"), extension("zip")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
