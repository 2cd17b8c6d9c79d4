import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SelfForcing",
  repoName: "SelfForcing",
  repoUrl: "https://github.com/guandeh17/Self-Forcing",
  filter: false,
  countDownloads: extension("pt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
