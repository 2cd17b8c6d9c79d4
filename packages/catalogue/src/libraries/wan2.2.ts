import { all, extension, filename } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Wan2.2",
  repoName: "Wan2.2",
  repoUrl: "https://github.com/Wan-Video/Wan2.2",
  filter: false,
  countDownloads: all(filename("config"), extension("json")),
  install: gitClone(
    "https://github.com/Wan-Video/Wan2.2",
    "42bf4cfaa384bc21833865abc2f9e6c0e67233dc",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository Wan-Video/Wan2.2 at 42bf4cf; read 2026-11-21",
} satisfies Library;
