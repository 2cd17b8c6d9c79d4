import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "GLM-TTS",
  repoName: "GLM-TTS",
  repoUrl: "https://github.com/zai-org/GLM-TTS",
  filter: false,
  countDownloads: path("flow/flow.pt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
