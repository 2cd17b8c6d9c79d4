import { any, extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "YOLOv26",
  repoName: "YOLOv26",
  repoUrl: "https://github.com/ultralytics/ultralytics",
  docsUrl: "https://docs.ultralytics.com/models/yolo26/",
  filter: false,
  countDownloads: any(extension("pt"), extension("safetensors")),
  install: pip("ultralytics"),
  source: "public hub's list of libraries; install: ultralytics 8.4.190, metadata of the package; read 2026-11-21",
} satisfies Library;
