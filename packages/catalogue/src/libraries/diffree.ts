import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Diffree",
  repoName: "Diffree",
  repoUrl: "https://github.com/OpenGVLab/Diffree",
  filter: false,
  countDownloads: path("diffree-step=000010999.ckpt"),
  install: gitClone(
    "https://github.com/OpenGVLab/Diffree",
    "29aee635bc566769d7a2a210fd32c93557eae2a2",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository OpenGVLab/Diffree at 29aee63; read 2026-11-21",
} satisfies Library;
