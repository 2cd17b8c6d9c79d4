import type { Library } from "../library.ts";

export default {
  prettyLabel: "HunyuanWorld-voyager",
  repoName: "HunyuanWorld-voyager",
  repoUrl: "https://github.com/Tencent-Hunyuan/HunyuanWorld-Voyager",
  filter: false,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
