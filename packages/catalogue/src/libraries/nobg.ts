import type { Library } from "../library.ts";

export default {
  prettyLabel: "nobg",
  repoName: "nobg",
  repoUrl: "https://github.com/feyninc/nobg",
  filter: false,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
