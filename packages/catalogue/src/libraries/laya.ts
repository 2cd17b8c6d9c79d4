import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Laya",
  repoName: "Laya",
  repoUrl: "https://github.com/NandhaKishorM/laya",
  filter: false,
  countDownloads: path("rl_agent_config.json"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
