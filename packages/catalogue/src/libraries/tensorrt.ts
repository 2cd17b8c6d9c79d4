import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "TensorRT",
  repoName: "TensorRT",
  repoUrl: "https://github.com/NVIDIA/TensorRT",
  filter: false,
  countDownloads: extension("onnx"),
  install: pip("tensorrt"),
  source:
    "public hub's list of libraries; install: tensorrt 11.4.0.106, repository NVIDIA/TensorRT at a892d22; read 2026-11-21",
} satisfies Library;
