import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "TiRex-2",
  repoName: "TiRex-2",
  repoUrl: "https://github.com/NX-AI/tirex-2",
  filter: false,
  countDownloads: path("model-config.yaml"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
