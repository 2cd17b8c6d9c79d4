import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Py-Feat",
  repoName: "Py-Feat",
  repoUrl: "https://github.com/cosanlab/py-feat",
  docsUrl: "https://py-feat.org/",
  filter: false,
  install: pip("py-feat"),
  source:
    "public hub's list of libraries; install: py-feat 2.1.5, repository cosanlab/py-feat at 5d235ef; read 2026-11-21",
} satisfies Library;
