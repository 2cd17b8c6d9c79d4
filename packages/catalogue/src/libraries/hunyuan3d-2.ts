import { any, filename } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Hunyuan3D-2",
  repoName: "Hunyuan3D-2",
  repoUrl: "https://github.com/Tencent/Hunyuan3D-2",
  filter: false,
  countDownloads: any(filename("model_index"), filename("config")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
