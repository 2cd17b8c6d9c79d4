import type { Library } from "../library.ts";

export default {
  prettyLabel: "Reverb",
  repoName: "Reverb",
  repoUrl: "https://github.com/revdotcom/reverb",
  filter: false,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
