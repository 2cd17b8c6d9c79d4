import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "GLM-TTS",
  repoName: "GLM-TTS",
  repoUrl: "https://github.com/zai-org/GLM-TTS",
  filter: false,
  countDownloads: path("flow/flow.pt"),
  install: gitClone(
    "https://github.com/zai-org/GLM-TTS",
    "c5dc7aecc3b4032032d631b271e767893984f821",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository zai-org/GLM-TTS at c5dc7ae; read 2026-11-21",
} satisfies Library;
