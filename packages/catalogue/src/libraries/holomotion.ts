import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "HoloMotion",
  repoName: "HoloMotion",
  repoUrl: "https://github.com/HorizonRobotics/HoloMotion",
  filter: false,
  countDownloads: extension("onnx"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
