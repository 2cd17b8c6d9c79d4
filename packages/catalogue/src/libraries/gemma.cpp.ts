import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "gemma.cpp",
  repoName: "gemma.cpp",
  repoUrl: "https://github.com/google/gemma.cpp",
  filter: false,
  countDownloads: extension("sbs"),
  // Built with CMake: `cmake -B build` and `make`.
  install: gitClone("https://github.com/google/gemma.cpp", "3ed403e28707c0e3eb5f48b0e487b63a446d8e2e"),
  source: "public hub's list of libraries; install: repository google/gemma.cpp at 3ed403e; read 2026-11-21",
} satisfies Library;
