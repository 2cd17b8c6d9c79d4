import type { Library } from "../library.ts";

export default {
  prettyLabel: "K2",
  repoName: "k2",
  repoUrl: "https://github.com/k2-fsa/k2",
  filter: false,
  hostedInferenceTasks: ["automatic-speech-recognition"],
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
