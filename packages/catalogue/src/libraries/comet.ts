import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "COMET",
  repoName: "COMET",
  repoUrl: "https://github.com/Unbabel/COMET/",
  filter: false,
  countDownloads: path("hparams.yaml"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
