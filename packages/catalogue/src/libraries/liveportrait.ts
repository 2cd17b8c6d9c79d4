import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "LivePortrait",
  repoName: "LivePortrait",
  repoUrl: "https://github.com/KwaiVGI/LivePortrait",
  filter: false,
  countDownloads: path("liveportrait/landmark.onnx"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
