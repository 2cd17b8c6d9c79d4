import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Migas",
  repoName: "Migas",
  repoUrl: "https://github.com/Synthefy/synthefy-migas",
  filter: false,
  countDownloads: path("model.pt"),
  install: gitClone(
    "https://github.com/Synthefy/synthefy-migas",
    "de7d6a629bc791bd54da346faffcd9ba83748871",
    "-e",
    ".",
  ),
  source: "public hub's list of libraries; install: repository Synthefy/synthefy-migas at de7d6a6; read 2026-11-21",
} satisfies Library;
