import { any, extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "LVFace",
  repoName: "LVFace",
  repoUrl: "https://github.com/bytedance/LVFace",
  filter: false,
  countDownloads: any(extension("pt"), extension("onnx")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
