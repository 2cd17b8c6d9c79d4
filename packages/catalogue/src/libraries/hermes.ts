import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "HERMES",
  repoName: "HERMES",
  repoUrl: "https://github.com/LMD0311/HERMES",
  filter: false,
  countDownloads: path("ckpt/hermes_final.pth"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
