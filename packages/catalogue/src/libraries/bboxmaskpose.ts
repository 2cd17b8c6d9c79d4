import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "BBoxMaskPose",
  repoName: "BBoxMaskPose",
  repoUrl: "https://github.com/MiraPurkrabek/BBoxMaskPose",
  filter: false,
  countDownloads: extension("pth"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
