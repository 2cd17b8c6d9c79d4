import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "WHAM",
  repoName: "wham",
  repoUrl: "https://huggingface.co/microsoft/wham",
  docsUrl: "https://huggingface.co/microsoft/wham/blob/main/README.md",
  filter: false,
  countDownloads: extension("ckpt"),
  // The program is in the model's own repository, which the download brings.
  install: null,
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
