import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "KRONOS",
  repoName: "KRONOS",
  repoUrl: "https://github.com/mahmoodlab/KRONOS",
  filter: false,
  countDownloads: extension("pt"),
  install: pip("git+https://github.com/mahmoodlab/KRONOS@26f1bc02f9ee3a7da3d37ebc63179b2f73e5bc0b"),
  source: "public hub's list of libraries; install: repository mahmoodlab/KRONOS at 26f1bc0; read 2026-11-21",
} satisfies Library;
