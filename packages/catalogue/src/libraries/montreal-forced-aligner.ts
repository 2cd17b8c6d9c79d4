import { any, extension, path } from "../download-query.ts";
import { conda } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Montreal Forced Aligner",
  repoName: "Montreal Forced Aligner",
  repoUrl: "https://github.com/MontrealCorpusTools/Montreal-Forced-Aligner",
  docsUrl: "https://montreal-forced-aligner.readthedocs.io",
  filter: false,
  countDownloads: any(path("acoustic/final.mdl"), extension("zip")),
  // Kaldi comes by conda alone.
  install: conda("montreal-forced-aligner"),
  source:
    "public hub's list of libraries; install: repository MontrealCorpusTools/Montreal-Forced-Aligner at f012931; read 2026-11-21",
} satisfies Library;
