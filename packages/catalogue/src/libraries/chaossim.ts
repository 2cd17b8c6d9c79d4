import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "ChaosSIM",
  repoName: "ChaosSIM",
  repoUrl: "https://huggingface.co/OpenPeerAI/ChaosSIM/",
  filter: false,
  countDownloads: path("ChaosSim.nb"),
  // The program is in the model's own repository, which the download brings.
  install: null,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
