import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Sharp",
  repoName: "Sharp",
  repoUrl: "https://github.com/apple/ml-sharp",
  filter: false,
  countDownloads: extension("pt"),
  // The package "sharp" of the Python package index is somebody else's.
  install: gitClone(
    "https://github.com/apple/ml-sharp",
    "1eaa046834b81852261262b41b0919f5c1efdd2e",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository apple/ml-sharp at 1eaa046; read 2026-11-21",
} satisfies Library;
