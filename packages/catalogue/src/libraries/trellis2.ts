import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "TRELLIS.2",
  repoName: "TRELLIS.2",
  repoUrl: "https://github.com/microsoft/TRELLIS.2",
  filter: false,
  countDownloads: extension("safetensors"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
