import { any, extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "sapiens",
  repoName: "sapiens",
  repoUrl: "https://github.com/facebookresearch/sapiens",
  filter: false,
  countDownloads: any(extension("pt2"), extension("pth"), extension("onnx")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
