import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Glyph-ByT5",
  repoName: "Glyph-ByT5",
  repoUrl: "https://github.com/AIGText/Glyph-ByT5",
  filter: false,
  countDownloads: path("checkpoints/byt5_model.pt"),
  // What is left in the repository trains a text encoder; of the folder `inference` only pictures are left.
  install: null,
  downloadOnly: "Its authors took the code that draws with the model out of the repository on 2024-06-28.",
  source: "repository AIGText/Glyph-ByT5 at ad6041c, README and files, read 2026-11-21",
} satisfies Library;
