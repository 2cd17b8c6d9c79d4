import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "GLiFormer",
  repoName: "GLiFormer",
  repoUrl: "https://github.com/Knowledgator/GLiFormer",
  filter: false,
  countDownloads: path("gliner_config.json"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
