import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MANAS-1",
  repoName: "MANAS-1",
  repoUrl: "https://github.com/NeurodxAI/manas-1",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/NeurodxAI/manas-1",
    "c2e21092f6b77405ad5fce2e6b1b434ea2a8f850",
    "torch",
    "numpy",
    "tqdm",
  ),
  source: "public hub's list of libraries; install: repository NeurodxAI/manas-1 at c2e2109; read 2026-11-21",
} satisfies Library;
