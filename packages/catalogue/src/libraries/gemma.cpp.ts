import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "gemma.cpp",
  repoName: "gemma.cpp",
  repoUrl: "https://github.com/google/gemma.cpp",
  filter: false,
  countDownloads: extension("sbs"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
