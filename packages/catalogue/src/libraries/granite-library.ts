import { all, extension, filename } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Granite Library",
  repoName: "mellea",
  repoUrl: "https://github.com/generative-computing/mellea",
  filter: false,
  countDownloads: all(filename("adapter_config"), extension("json")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
