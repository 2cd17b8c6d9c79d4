import type { Library } from "../library.ts";

export default {
  prettyLabel: "LongCat-Video-Avatar 1.5",
  repoName: "LongCat-Video-Avatar 1.5",
  repoUrl: "https://github.com/meituan-longcat/LongCat-Video",
  filter: false,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
