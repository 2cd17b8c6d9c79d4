import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Habibi-TTS",
  repoName: "Habibi-TTS",
  repoUrl: "https://github.com/SWivid/Habibi-TTS",
  filter: false,
  countDownloads: extension("safetensors"),
  install: pip("habibi-tts"),
  source: "public hub's list of libraries; install: habibi-tts 0.1.1, metadata of the package; read 2026-11-21",
} satisfies Library;
