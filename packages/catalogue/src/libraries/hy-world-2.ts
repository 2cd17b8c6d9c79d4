import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "HY-World-2.0",
  repoName: "HY-World-2.0",
  repoUrl: "https://github.com/Tencent-Hunyuan/HY-World-2.0",
  filter: false,
  countDownloads: extension("json"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
