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
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
