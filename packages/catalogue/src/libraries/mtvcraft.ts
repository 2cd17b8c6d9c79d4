import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MTVCraft",
  repoName: "MTVCraft",
  repoUrl: "https://github.com/baaivision/MTVCraft",
  filter: false,
  countDownloads: path("vae/3d-vae.pt"),
  install: gitClone(
    "https://github.com/baaivision/MTVCraft",
    "0c0279594e36d04922af11e8abd59daa016fec1e",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository baaivision/MTVCraft at 0c02795; read 2026-11-21",
} satisfies Library;
