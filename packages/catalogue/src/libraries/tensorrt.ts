import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "TensorRT",
  repoName: "TensorRT",
  repoUrl: "https://github.com/NVIDIA/TensorRT",
  filter: false,
  countDownloads: extension("onnx"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
