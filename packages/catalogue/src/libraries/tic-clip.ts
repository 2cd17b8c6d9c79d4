import { all, extension, prefix } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "TiC-CLIP",
  repoName: "TiC-CLIP",
  repoUrl: "https://github.com/apple/ml-tic-clip",
  filter: false,
  countDownloads: all(extension("pt"), prefix("checkpoints/")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
