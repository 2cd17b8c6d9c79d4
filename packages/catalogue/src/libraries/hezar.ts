import { any, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Hezar",
  repoName: "Hezar",
  repoUrl: "https://github.com/hezarai/hezar",
  docsUrl: "https://hezarai.github.io/hezar",
  filter: false,
  countDownloads: any(path("model_config.yaml"), path("embedding/embedding_config.yaml")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
