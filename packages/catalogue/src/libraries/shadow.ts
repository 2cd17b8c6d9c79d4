import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Shadow",
  repoName: "Shadow",
  repoUrl: "https://github.com/QLNI/SHADOW-250M-Instruct",
  filter: false,
  countDownloads: extension("shdw"),
  // Its runtime is built already and needs Python alone.
  install: gitClone("https://github.com/QLNI/SHADOW-250M-Instruct", "6d5d3af1a48a9e7b004cb7ff0ccd7306235acedf"),
  source: "public hub's list of libraries; install: repository QLNI/SHADOW-250M-Instruct at 6d5d3af; read 2026-11-21",
} satisfies Library;
