import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Fixer",
  repoName: "Fixer",
  repoUrl: "https://github.com/nv-tlabs/Fixer",
  filter: false,
  countDownloads: path("pretrained/pretrained_fixer.pkl"),
  // It runs in the container that Dockerfile.cosmos builds.
  install: gitClone("https://github.com/nv-tlabs/Fixer", "b39dfcaf4eeec90dc943b057ff368c16252c6c6e"),
  source: "public hub's list of libraries; install: repository nv-tlabs/Fixer at b39dfca; read 2026-11-21",
} satisfies Library;
