import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SSR-Speech",
  repoName: "SSR-Speech",
  repoUrl: "https://github.com/WangHelin1997/SSR-Speech",
  filter: false,
  countDownloads: extension(".pth"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
