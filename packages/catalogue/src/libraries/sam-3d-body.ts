import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SAM 3D Body",
  repoName: "SAM 3D Body",
  repoUrl: "https://github.com/facebookresearch/sam-3d-body",
  filter: false,
  countDownloads: path("model_config.yaml"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
