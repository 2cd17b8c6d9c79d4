import type { Library } from "../library.ts";

export default {
  prettyLabel: "Py-Feat",
  repoName: "Py-Feat",
  repoUrl: "https://github.com/cosanlab/py-feat",
  docsUrl: "https://py-feat.org/",
  filter: false,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
