import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "VisMatch",
  repoName: "VisMatch",
  repoUrl: "https://github.com/gmberton/vismatch",
  filter: false,
  countDownloads: path("vismatch.yaml"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
