import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "DeepForest",
  repoName: "deepforest",
  repoUrl: "https://github.com/weecology/DeepForest",
  docsUrl: "https://deepforest.readthedocs.io/en/latest/",
  filter: false,
  install: pip("deepforest"),
  source: "public hub's list of libraries; install: deepforest 2.1.0, metadata of the package; read 2026-11-21",
} satisfies Library;
