import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "LiteRT",
  repoName: "LiteRT",
  repoUrl: "https://github.com/google-ai-edge/LiteRT",
  filter: false,
  countDownloads: extension("tflite"),
  install: pip("ai-edge-litert"),
  source:
    "public hub's list of libraries; install: ai-edge-litert 2.3.0, repository google-ai-edge/LiteRT at f674577; read 2026-11-21",
} satisfies Library;
