import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "RWKV",
  repoName: "RWKV-LM",
  repoUrl: "https://github.com/BlinkDL/RWKV-LM",
  docsUrl: "https://rwkv.com/",
  filter: false,
  countDownloads: extension("pth"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
