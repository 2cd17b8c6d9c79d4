import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "sapiens2",
  repoName: "sapiens2",
  repoUrl: "https://github.com/facebookresearch/sapiens2",
  filter: false,
  countDownloads: extension("safetensors"),
  install: gitClone(
    "https://github.com/facebookresearch/sapiens2",
    "3098c1469fc8ee78c56db9398dedbf30bae0b254",
    "-e",
    ".",
  ),
  source: "public hub's list of libraries; install: repository facebookresearch/sapiens2 at 3098c14; read 2026-11-21",
} satisfies Library;
