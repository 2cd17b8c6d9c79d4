import { any, filename } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Hunyuan3D-2",
  repoName: "Hunyuan3D-2",
  repoUrl: "https://github.com/Tencent/Hunyuan3D-2",
  filter: false,
  countDownloads: any(filename("model_index"), filename("config")),
  install: gitClone(
    "https://github.com/Tencent-Hunyuan/Hunyuan3D-2",
    "9bcf3028145311cbea5c127aed19717833b3a35f",
    "-r",
    "requirements.txt",
    "-e",
    ".",
  ),
  source: "public hub's list of libraries; install: repository Tencent-Hunyuan/Hunyuan3D-2 at 9bcf302; read 2026-11-21",
} satisfies Library;
