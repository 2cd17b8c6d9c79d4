import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "QuantumPeer",
  repoName: "QuantumPeer",
  repoUrl: "https://github.com/OpenPeer-AI/QuantumPeer",
  filter: false,
  countDownloads: extension("setup.py"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
