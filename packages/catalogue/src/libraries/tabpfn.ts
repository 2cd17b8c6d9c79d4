import type { Library } from "../library.ts";

export default {
  prettyLabel: "TabPFN",
  repoName: "TabPFN",
  repoUrl: "https://github.com/PriorLabs/TabPFN",
  filter: false,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
