import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "ACE-Step",
  repoName: "ACE-Step",
  repoUrl: "https://github.com/ace-step/ACE-Step",
  filter: false,
  countDownloads: path("ace_step_transformer/config.json"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
