import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Image Matching Models",
  repoName: "Image Matching Models",
  repoUrl: "https://github.com/alexstoken/image-matching-models",
  filter: false,
  countDownloads: extension("safetensors"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
