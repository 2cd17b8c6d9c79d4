import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "RWKV",
  repoName: "RWKV-LM",
  repoUrl: "https://github.com/BlinkDL/RWKV-LM",
  docsUrl: "https://rwkv.com/",
  filter: false,
  countDownloads: extension("pth"),
  install: pip("rwkv", "torch"),
  source:
    "public hub's list of libraries; install: rwkv 0.8.32, repository BlinkDL/ChatRWKV at 965e40b; read 2026-11-21",
} satisfies Library;
