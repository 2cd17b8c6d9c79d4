import { any, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Grok",
  repoName: "Grok",
  repoUrl: "https://github.com/xai-org/grok-1",
  filter: false,
  countDownloads: any(path("ckpt/tensor00000_000"), path("ckpt-0/tensor00000_000")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
