import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "LivePortrait",
  repoName: "LivePortrait",
  repoUrl: "https://github.com/KwaiVGI/LivePortrait",
  filter: false,
  countDownloads: path("liveportrait/landmark.onnx"),
  install: gitClone(
    "https://github.com/KwaiVGI/LivePortrait",
    "1986663be3b6902605d32200c01f4bfd36cda83d",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository KwaiVGI/LivePortrait at 1986663; read 2026-11-21",
} satisfies Library;
