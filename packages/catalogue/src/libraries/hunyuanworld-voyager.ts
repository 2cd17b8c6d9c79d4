import type { Library } from "../library.ts";

export default {
  prettyLabel: "HunyuanWorld-voyager",
  repoName: "HunyuanWorld-voyager",
  repoUrl: "https://github.com/Tencent-Hunyuan/HunyuanWorld-Voyager",
  filter: false,
  // A repository to clone, none of whose commits could be read; its page says what to install.
  install: null,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
