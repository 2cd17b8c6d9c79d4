import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "mflux",
  repoName: "mflux",
  repoUrl: "https://github.com/filipstrand/mflux",
  filter: false,
  countDownloads: extension("safetensors"),
  install: pip("mflux"),
  source:
    "public hub's list of libraries; install: mflux 0.24.0, repository filipstrand/mflux at 97ac5e6; read 2026-11-21",
} satisfies Library;
