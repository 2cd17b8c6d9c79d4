import type { Library } from "../library.ts";

export default {
  prettyLabel: "DeepForest",
  repoName: "deepforest",
  repoUrl: "https://github.com/weecology/DeepForest",
  docsUrl: "https://deepforest.readthedocs.io/en/latest/",
  filter: false,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
