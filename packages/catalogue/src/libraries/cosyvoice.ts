import { any, extension } from "../download-query.ts";
import { gitClone, withSubmodules } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "CosyVoice",
  repoName: "CosyVoice",
  repoUrl: "https://github.com/FunAudioLLM/CosyVoice",
  filter: false,
  countDownloads: any(extension("onnx"), extension("pt")),
  // The project names no package; the "cosyvoice" of the Python package index is not one that it speaks of.
  install: withSubmodules(
    gitClone(
      "https://github.com/FunAudioLLM/CosyVoice",
      "ace7c47f41bbd303aa6bf1ea80e6f9fbd595cd40",
      "-r",
      "requirements.txt",
    ),
  ),
  source: "public hub's list of libraries; install: repository FunAudioLLM/CosyVoice at ace7c47; read 2026-11-21",
} satisfies Library;
