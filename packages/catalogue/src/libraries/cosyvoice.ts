import { any, extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "CosyVoice",
  repoName: "CosyVoice",
  repoUrl: "https://github.com/FunAudioLLM/CosyVoice",
  filter: false,
  countDownloads: any(extension("onnx"), extension("pt")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
