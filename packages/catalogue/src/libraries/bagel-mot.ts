import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Bagel",
  repoName: "Bagel",
  repoUrl: "https://github.com/ByteDance-Seed/Bagel/",
  filter: false,
  countDownloads: path("llm_config.json"),
  // Its README then builds flash_attn 2.5.8, which needs one of NVIDIA's compilers.
  install: gitClone(
    "https://github.com/ByteDance-Seed/Bagel",
    "056b5fd51a88c1eb4547318609e25d40080fcf87",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository ByteDance-Seed/Bagel at 056b5fd; read 2026-11-21",
} satisfies Library;
