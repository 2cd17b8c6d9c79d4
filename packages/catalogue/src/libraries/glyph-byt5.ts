import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Glyph-ByT5",
  repoName: "Glyph-ByT5",
  repoUrl: "https://github.com/AIGText/Glyph-ByT5",
  filter: false,
  countDownloads: path("checkpoints/byt5_model.pt"),
  // The folder `inference` says what its scripts need.
  install: gitClone("https://github.com/AIGText/Glyph-ByT5", "ad6041cb6fe49ae6e25b539bac9d22a3e31ce0ed"),
  source: "public hub's list of libraries; install: repository AIGText/Glyph-ByT5 at ad6041c; read 2026-11-21",
} satisfies Library;
