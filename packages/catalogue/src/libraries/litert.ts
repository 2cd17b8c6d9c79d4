import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "LiteRT",
  repoName: "LiteRT",
  repoUrl: "https://github.com/google-ai-edge/LiteRT",
  filter: false,
  countDownloads: extension("tflite"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
