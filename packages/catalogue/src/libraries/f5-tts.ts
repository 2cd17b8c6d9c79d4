import { any, extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "F5-TTS",
  repoName: "F5-TTS",
  repoUrl: "https://github.com/SWivid/F5-TTS",
  filter: false,
  countDownloads: any(extension("safetensors"), extension("pt")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
