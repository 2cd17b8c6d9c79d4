import { any, extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Piper",
  repoName: "Piper",
  repoUrl: "https://github.com/OHF-Voice/piper1-gpl",
  filter: false,
  countDownloads: any(extension("onnx"), extension("ckpt")),
  install: pip("piper-tts"),
  source:
    "public hub's list of libraries; install: piper-tts 1.8.0, repository OHF-Voice/piper1-gpl at b275826; read 2026-11-21",
} satisfies Library;
