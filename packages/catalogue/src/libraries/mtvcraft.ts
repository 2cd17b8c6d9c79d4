import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MTVCraft",
  repoName: "MTVCraft",
  repoUrl: "https://github.com/baaivision/MTVCraft",
  filter: false,
  countDownloads: path("vae/3d-vae.pt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
