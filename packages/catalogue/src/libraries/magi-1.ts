import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MAGI-1",
  repoName: "MAGI-1",
  repoUrl: "https://github.com/SandAI-org/MAGI-1",
  filter: false,
  countDownloads: path("ckpt/vae/config.json"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
