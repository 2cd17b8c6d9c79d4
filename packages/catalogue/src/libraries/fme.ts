import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Full Model Emulation",
  repoName: "Full Model Emulation",
  repoUrl: "https://github.com/ai2cm/ace",
  docsUrl: "https://ai2-climate-emulator.readthedocs.io/en/latest/",
  filter: false,
  countDownloads: extension("tar"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
