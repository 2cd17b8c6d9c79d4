import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MonkeyOCR",
  repoName: "monkeyocr",
  repoUrl: "https://github.com/Yuliang-Liu/MonkeyOCR",
  filter: false,
  countDownloads: path("Recognition/config.json"),
  install: gitClone("https://github.com/Yuliang-Liu/MonkeyOCR", "43fe6776d5c1f43269783528d8dbaf593f0553d4", "-e", "."),
  source: "public hub's list of libraries; install: repository Yuliang-Liu/MonkeyOCR at 43fe677; read 2026-11-21",
} satisfies Library;
