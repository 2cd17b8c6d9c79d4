import { all, extension, filename } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Wan2.2",
  repoName: "Wan2.2",
  repoUrl: "https://github.com/Wan-Video/Wan2.2",
  filter: false,
  countDownloads: all(filename("config"), extension("json")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
