import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "sapiens2",
  repoName: "sapiens2",
  repoUrl: "https://github.com/facebookresearch/sapiens2",
  filter: false,
  countDownloads: extension("safetensors"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
