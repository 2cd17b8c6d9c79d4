import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SCAIL-2",
  repoName: "SCAIL-2",
  repoUrl: "https://github.com/zai-org/SCAIL-2",
  filter: false,
  countDownloads: path("model/1/fsdp2_rank_0000_checkpoint.pt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
