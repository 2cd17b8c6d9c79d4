import { all, extension, filename } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "ELM",
  repoName: "elm",
  repoUrl: "https://github.com/slicex-ai/elm",
  filter: false,
  countDownloads: all(filename("slicex_elm_config"), extension("json")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
