import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "NInfer",
  repoName: "NInfer",
  repoUrl: "https://github.com/Neroued/ninfer",
  filter: false,
  countDownloads: extension("ninfer"),
  // Built with CMake; it has neither a package nor an install target.
  install: gitClone("https://github.com/Neroued/ninfer", "5ea3242a206cdb0c4c1beaeb9d8a3048e6248423"),
  source: "public hub's list of libraries; install: repository Neroued/ninfer at 5ea3242; read 2026-11-21",
} satisfies Library;
