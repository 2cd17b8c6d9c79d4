import { any, extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "F5-TTS",
  repoName: "F5-TTS",
  repoUrl: "https://github.com/SWivid/F5-TTS",
  filter: false,
  countDownloads: any(extension("safetensors"), extension("pt")),
  install: pip("f5-tts"),
  source:
    "public hub's list of libraries; install: f5-tts 1.1.22, repository SWivid/F5-TTS at 2ae2c9b; read 2026-11-21",
} satisfies Library;
