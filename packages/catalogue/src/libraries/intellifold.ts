import { any, extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "IntelliFold",
  repoName: "IntelliFold",
  repoUrl: "https://github.com/IntelliGen-AI/IntelliFold",
  filter: false,
  countDownloads: any(extension("pt"), extension("zst")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
