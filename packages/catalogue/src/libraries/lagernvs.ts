import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "LagerNVS",
  repoName: "LagerNVS",
  repoUrl: "https://github.com/facebookresearch/lagernvs",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/facebookresearch/lagernvs",
    "579effc55b9f52f35b1e3ff193b85055643161be",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository facebookresearch/lagernvs at 579effc; read 2026-11-21",
} satisfies Library;
