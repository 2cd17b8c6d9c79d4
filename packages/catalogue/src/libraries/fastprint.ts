import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Fast Print",
  repoName: "Fast Print",
  repoUrl: "https://huggingface.co/OpenPeerAI/FastPrint",
  filter: false,
  countDownloads: extension("cs"),
  // The program is in the model's own repository, which the download brings.
  install: null,
  downloadOnly:
    "Fast Print is C# code that lies in the repositories of its models and in no package: the download brings the program together with the model.",
  source: "public hub's list of libraries, read 2026-11-22",
} satisfies Library;
