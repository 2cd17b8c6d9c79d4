import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SAM 3D Objects",
  repoName: "SAM 3D Objects",
  repoUrl: "https://github.com/facebookresearch/sam-3d-objects",
  filter: false,
  countDownloads: path("checkpoints/pipeline.yaml"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
