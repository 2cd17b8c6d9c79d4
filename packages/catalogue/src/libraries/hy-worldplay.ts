import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "HY-WorldPlay",
  repoName: "HY-WorldPlay",
  repoUrl: "https://github.com/Tencent-Hunyuan/HY-WorldPlay",
  filter: false,
  countDownloads: extension("json"),
  install: gitClone(
    "https://github.com/Tencent-Hunyuan/HY-WorldPlay",
    "da2d0c26eb0edb647f56e164ffd966490eb75282",
    "-r",
    "requirements.txt",
  ),
  source:
    "public hub's list of libraries; install: repository Tencent-Hunyuan/HY-WorldPlay at da2d0c2; read 2026-11-21",
} satisfies Library;
