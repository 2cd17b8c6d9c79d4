import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "docTR",
  repoName: "doctr",
  repoUrl: "https://github.com/mindee/doctr",
  filter: false,
  hostedInferenceTasks: ["object-detection"],
  install: pip("python-doctr"),
  source:
    "public hub's list of libraries; install: python-doctr 1.1.0, repository mindee/doctr at 8a88fea; read 2026-11-21",
} satisfies Library;
