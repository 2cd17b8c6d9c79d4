import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Uni-3DAR",
  repoName: "Uni-3DAR",
  repoUrl: "https://github.com/dptech-corp/Uni-3DAR",
  docsUrl: "https://github.com/dptech-corp/Uni-3DAR",
  filter: false,
  countDownloads: extension("pt"),
  // It runs in the container of Uni-Core: dptechnology/unicore.
  install: gitClone("https://github.com/dptech-corp/Uni-3DAR", "bba82f5ffdcd85963e1dff68a52415cbf046e6c7"),
  source: "public hub's list of libraries; install: repository dptech-corp/Uni-3DAR at bba82f5; read 2026-11-21",
} satisfies Library;
