import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Cloud Agents",
  repoName: "Cloud Agents",
  repoUrl: "https://huggingface.co/OpenPeerAI/Cloud-Agents",
  filter: false,
  countDownloads: path("setup.py"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
