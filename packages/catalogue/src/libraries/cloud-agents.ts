import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Cloud Agents",
  repoName: "Cloud Agents",
  repoUrl: "https://huggingface.co/OpenPeerAI/Cloud-Agents",
  filter: false,
  countDownloads: path("setup.py"),
  // The program is in the model's own repository, which the download brings.
  install: null,
  downloadOnly: "The program is in the model's own repository, whose README says how to install and start it.",
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
