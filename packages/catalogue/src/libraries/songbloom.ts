import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SongBloom",
  repoName: "SongBloom",
  repoUrl: "https://github.com/Cypress-Yang/SongBloom",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/Cypress-Yang/SongBloom",
    "397476c9d1b80cdac48cab7b0070f953942b54ca",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository Cypress-Yang/SongBloom at 397476c; read 2026-11-21",
} satisfies Library;
