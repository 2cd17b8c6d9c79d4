import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "VideoPrism",
  repoName: "VideoPrism",
  repoUrl: "https://github.com/google-deepmind/videoprism",
  filter: false,
  countDownloads: extension("npz"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
