import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MonkeyOCR",
  repoName: "monkeyocr",
  repoUrl: "https://github.com/Yuliang-Liu/MonkeyOCR",
  filter: false,
  countDownloads: path("Recognition/config.json"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
