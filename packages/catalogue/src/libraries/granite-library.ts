import { all, extension, filename } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Granite Library",
  repoName: "mellea",
  repoUrl: "https://github.com/generative-computing/mellea",
  filter: false,
  countDownloads: all(filename("adapter_config"), extension("json")),
  install: pip("mellea[hf]"),
  source:
    "public hub's list of libraries; install: mellea 0.8.0, repository generative-computing/mellea at 55d0080; read 2026-11-21",
} satisfies Library;
