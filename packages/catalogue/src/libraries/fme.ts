import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Full Model Emulation",
  repoName: "Full Model Emulation",
  repoUrl: "https://github.com/ai2cm/ace",
  docsUrl: "https://ai2-climate-emulator.readthedocs.io/en/latest/",
  filter: false,
  countDownloads: extension("tar"),
  install: pip("fme"),
  source: "public hub's list of libraries; install: fme 2026.10.0, repository ai2cm/ace at 57c54a7; read 2026-11-21",
} satisfies Library;
