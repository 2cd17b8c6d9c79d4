import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Glyph-ByT5",
  repoName: "Glyph-ByT5",
  repoUrl: "https://github.com/AIGText/Glyph-ByT5",
  filter: false,
  countDownloads: path("checkpoints/byt5_model.pt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
