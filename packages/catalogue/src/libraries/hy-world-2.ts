import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "HY-World-2.0",
  repoName: "HY-World-2.0",
  repoUrl: "https://github.com/Tencent-Hunyuan/HY-World-2.0",
  filter: false,
  countDownloads: extension("json"),
  install: gitClone(
    "https://github.com/Tencent-Hunyuan/HY-World-2.0",
    "05d3035d0b967fc5c249f8956c7dc337e9e6ea94",
    "-r",
    "requirements.txt",
  ),
  source:
    "public hub's list of libraries; install: repository Tencent-Hunyuan/HY-World-2.0 at 05d3035; read 2026-11-21",
} satisfies Library;
