import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "OpenPeerLLM",
  repoName: "OpenPeerLLM",
  repoUrl: "https://huggingface.co/openpeerai/openpeerllm",
  docsUrl: "https://huggingface.co/OpenPeerAI/OpenPeerLLM/blob/main/README.md",
  filter: false,
  countDownloads: path(".meta-huggingface.json"),
  // The program is in the model's own repository, which the download brings.
  install: null,
  downloadOnly:
    "The project documents no way to use these weights: its program begins from GPT-2, and its test from a network that nobody trained.",
  source:
    "public hub's list of libraries, and repository OpenPeer-AI/OpenPeerLLM, README, main.py and test_model.py, read 2026-11-21",
} satisfies Library;
