import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Cancer@HomeV2",
  repoName: "Cancer@HomeV2",
  repoUrl: "https://huggingface.co/OpenPeerAI/CancerAtHomeV2",
  filter: false,
  countDownloads: path("run.py"),
  // The program is in the model's own repository, which the download brings.
  install: null,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
