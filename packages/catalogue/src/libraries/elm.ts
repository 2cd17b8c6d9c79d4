import { all, extension, filename } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "ELM",
  repoName: "elm",
  repoUrl: "https://github.com/slicex-ai/elm",
  filter: false,
  countDownloads: all(filename("slicex_elm_config"), extension("json")),
  install: gitClone(
    "https://github.com/slicex-ai/elm",
    "fc76bf0d1b5e98264a40319bc9ee872aba62f2ee",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository slicex-ai/elm at fc76bf0; read 2026-11-21",
} satisfies Library;
