import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Fixer",
  repoName: "Fixer",
  repoUrl: "https://github.com/nv-tlabs/Fixer",
  filter: false,
  countDownloads: path("pretrained/pretrained_fixer.pkl"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
