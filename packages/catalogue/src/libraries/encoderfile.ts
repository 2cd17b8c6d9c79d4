import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "encoderfile",
  repoName: "encoderfile",
  repoUrl: "https://github.com/mozilla-ai/encoderfile",
  filter: false,
  countDownloads: extension("encoderfile"),
  install: pip("encoderfile"),
  source:
    "public hub's list of libraries; install: encoderfile 0.7.1, repository mozilla-ai/encoderfile at 7f329ff; read 2026-11-21",
} satisfies Library;
