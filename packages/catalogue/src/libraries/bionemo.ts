import { any, extension, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "BioNeMo",
  repoName: "BioNeMo",
  repoUrl: "https://github.com/nvidia/BioNeMo",
  filter: false,
  countDownloads: any(extension("ckpt"), path("config.json")),
  // NVIDIA ships it as a container; the repository is the source of the image and of training recipes.
  install: null,
  downloadOnly:
    "BioNeMo is a family of models and no program that runs them all: the card of each names the recipe, the container or the package that does.",
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
