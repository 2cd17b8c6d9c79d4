import type { Library } from "../library.ts";

export default {
  prettyLabel: "Describe Anything",
  repoName: "Describe Anything",
  repoUrl: "https://github.com/NVlabs/describe-anything",
  filter: false,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
