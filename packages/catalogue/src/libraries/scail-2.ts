import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SCAIL-2",
  repoName: "SCAIL-2",
  repoUrl: "https://github.com/zai-org/SCAIL-2",
  filter: false,
  countDownloads: path("model/1/fsdp2_rank_0000_checkpoint.pt"),
  install: gitClone(
    "https://github.com/zai-org/SCAIL-2",
    "ac63f8eb369e2f4fac2ce273ead0ae7e602c3919",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository zai-org/SCAIL-2 at ac63f8e; read 2026-11-21",
} satisfies Library;
