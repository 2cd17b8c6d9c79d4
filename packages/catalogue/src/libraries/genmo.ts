import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Genmo",
  repoName: "Genmo",
  repoUrl: "https://github.com/genmoai/models",
  filter: false,
  countDownloads: path("vae_stats.json"),
  // The build takes what is there: setuptools has to be installed before it.
  install: gitClone(
    "https://github.com/genmoai/models",
    "3d6dc8aee6caaebbb2d07b4724efbc95fce86e26",
    "--no-build-isolation",
    "-e",
    ".",
  ),
  source: "public hub's list of libraries; install: repository genmoai/models at 3d6dc8a; read 2026-11-21",
} satisfies Library;
