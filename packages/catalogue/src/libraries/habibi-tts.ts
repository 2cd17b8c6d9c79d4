import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Habibi-TTS",
  repoName: "Habibi-TTS",
  repoUrl: "https://github.com/SWivid/Habibi-TTS",
  filter: false,
  countDownloads: extension("safetensors"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
