import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Birder",
  repoName: "Birder",
  repoUrl: "https://gitlab.com/birder/birder",
  filter: false,
  countDownloads: extension("pt"),
  install: pip("birder"),
  source: "public hub's list of libraries; install: birder 0.8.4, metadata of the package; read 2026-11-21",
} satisfies Library;
