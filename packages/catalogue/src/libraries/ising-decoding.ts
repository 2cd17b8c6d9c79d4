import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Ising Decoding",
  repoName: "Ising-Decoding",
  repoUrl: "https://github.com/NVIDIA/Ising-Decoding",
  filter: false,
  countDownloads: extension("safetensors"),
  install: gitClone(
    "https://github.com/NVIDIA/Ising-Decoding",
    "33acb152e403bc189f2effdb07f1a87b34c745f1",
    "-r",
    "code/requirements_public_inference.txt",
  ),
  source: "public hub's list of libraries; install: repository NVIDIA/Ising-Decoding at 33acb15; read 2026-11-21",
} satisfies Library;
