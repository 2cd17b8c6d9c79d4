import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "ACE-Step",
  repoName: "ACE-Step",
  repoUrl: "https://github.com/ace-step/ACE-Step",
  filter: false,
  countDownloads: path("ace_step_transformer/config.json"),
  install: pip("git+https://github.com/ace-step/ACE-Step@d612523f50e252c0e138e68ae75b06223f96e934"),
  source: "public hub's list of libraries; install: repository ace-step/ACE-Step at d612523; read 2026-11-21",
} satisfies Library;
