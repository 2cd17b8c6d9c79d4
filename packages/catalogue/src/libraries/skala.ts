import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Skala",
  repoName: "Skala",
  repoUrl: "https://github.com/microsoft/skala",
  filter: false,
  countDownloads: extension("fun"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
