import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "open-oasis",
  repoName: "open-oasis",
  repoUrl: "https://github.com/etched-ai/open-oasis",
  filter: false,
  countDownloads: path("oasis500m.safetensors"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
