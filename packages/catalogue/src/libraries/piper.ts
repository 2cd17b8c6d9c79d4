import { any, extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Piper",
  repoName: "Piper",
  repoUrl: "https://github.com/OHF-Voice/piper1-gpl",
  filter: false,
  countDownloads: any(extension("onnx"), extension("ckpt")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
