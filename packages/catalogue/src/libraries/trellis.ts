import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Trellis",
  repoName: "Trellis",
  repoUrl: "https://github.com/microsoft/TRELLIS",
  filter: false,
  countDownloads: extension("safetensors"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
