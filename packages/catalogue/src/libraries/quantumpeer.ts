import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "QuantumPeer",
  repoName: "QuantumPeer",
  repoUrl: "https://github.com/OpenPeer-AI/QuantumPeer",
  filter: false,
  countDownloads: extension("setup.py"),
  install: gitClone(
    "https://github.com/OpenPeer-AI/QuantumPeer",
    "bfcd4cf27d44d7b1c5a546ed209522b51e0b377f",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository OpenPeer-AI/QuantumPeer at bfcd4cf; read 2026-11-21",
} satisfies Library;
