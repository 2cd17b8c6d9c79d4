import { any, extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "IntelliFold",
  repoName: "IntelliFold",
  repoUrl: "https://github.com/IntelliGen-AI/IntelliFold",
  filter: false,
  countDownloads: any(extension("pt"), extension("zst")),
  install: pip("intellifold"),
  source:
    "public hub's list of libraries; install: intellifold 2.0.4, repository IntelliGen-AI/IntelliFold at 4e420db; read 2026-11-21",
} satisfies Library;
