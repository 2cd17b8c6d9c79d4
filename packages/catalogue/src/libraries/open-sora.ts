import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Open-Sora",
  repoName: "Open-Sora",
  repoUrl: "https://github.com/hpcaitech/Open-Sora",
  filter: false,
  countDownloads: path("Open_Sora_v2.safetensors"),
  install: gitClone("https://github.com/hpcaitech/Open-Sora", "7ad6a96a135feb81f755c84fb391818718f6beb2", "."),
  source: "public hub's list of libraries; install: repository hpcaitech/Open-Sora at 7ad6a96; read 2026-11-21",
} satisfies Library;
