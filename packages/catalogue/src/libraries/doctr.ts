import type { Library } from "../library.ts";

export default {
  prettyLabel: "docTR",
  repoName: "doctr",
  repoUrl: "https://github.com/mindee/doctr",
  filter: false,
  hostedInferenceTasks: ["object-detection"],
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
