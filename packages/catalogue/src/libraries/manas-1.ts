import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MANAS-1",
  repoName: "MANAS-1",
  repoUrl: "https://github.com/NeurodxAI/manas-1",
  filter: false,
  countDownloads: extension("pt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
