import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "encoderfile",
  repoName: "encoderfile",
  repoUrl: "https://github.com/mozilla-ai/encoderfile",
  filter: false,
  countDownloads: extension("encoderfile"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
