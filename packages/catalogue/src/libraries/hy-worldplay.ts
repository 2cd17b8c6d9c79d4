import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "HY-WorldPlay",
  repoName: "HY-WorldPlay",
  repoUrl: "https://github.com/Tencent-Hunyuan/HY-WorldPlay",
  filter: false,
  countDownloads: extension("json"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
