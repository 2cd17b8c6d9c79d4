import type { Library } from "../library.ts";

export default {
  prettyLabel: "MatAnyone",
  repoName: "MatAnyone",
  repoUrl: "https://github.com/pq-yang/MatAnyone",
  filter: false,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
