import { any, path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Hezar",
  repoName: "Hezar",
  repoUrl: "https://github.com/hezarai/hezar",
  docsUrl: "https://hezarai.github.io/hezar",
  filter: false,
  countDownloads: any(path("model_config.yaml"), path("embedding/embedding_config.yaml")),
  install: pip("hezar[all]"),
  source: "public hub's list of libraries; install: hezar 1.0.0, repository hezarai/hezar at 0bc6eab; read 2026-11-21",
} satisfies Library;
