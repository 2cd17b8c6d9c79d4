import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Lyra-2.0",
  repoName: "Lyra-2.0",
  repoUrl: "https://github.com/nv-tlabs/lyra",
  filter: false,
  countDownloads: path("checkpoints/image_encoder/model.pth"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
