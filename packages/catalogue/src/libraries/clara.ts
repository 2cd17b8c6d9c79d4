import { any, extension, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Clara",
  repoName: "Clara",
  repoUrl: "https://github.com/nvidia/clara",
  filter: false,
  countDownloads: any(extension("ckpt"), path("config.json")),
  // A family of models; each one's card names the program that runs it.
  install: null,
  downloadOnly:
    "Clara is a family of models and no program that runs them all: the card of each names the one that does.",
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
