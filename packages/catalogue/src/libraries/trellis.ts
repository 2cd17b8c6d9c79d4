import { extension } from "../download-query.ts";
import { gitClone, withSubmodules } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Trellis",
  repoName: "Trellis",
  repoUrl: "https://github.com/microsoft/TRELLIS",
  filter: false,
  countDownloads: extension("safetensors"),
  // setup.sh installs the rest, part by part, for the CUDA that it finds.
  install: withSubmodules(gitClone("https://github.com/microsoft/TRELLIS", "6b0d64751ad54d9c32d7b05fec482eb29178f56f")),
  source: "public hub's list of libraries; install: repository microsoft/TRELLIS at 6b0d647; read 2026-11-21",
} satisfies Library;
