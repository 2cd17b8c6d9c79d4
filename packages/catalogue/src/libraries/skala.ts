import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Skala",
  repoName: "Skala",
  repoUrl: "https://github.com/microsoft/skala",
  filter: false,
  countDownloads: extension("fun"),
  install: pip("skala"),
  source:
    "public hub's list of libraries; install: skala 2026.9, repository microsoft/skala at aa2541e; read 2026-11-21",
} satisfies Library;
