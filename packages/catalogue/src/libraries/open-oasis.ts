import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "open-oasis",
  repoName: "open-oasis",
  repoUrl: "https://github.com/etched-ai/open-oasis",
  filter: false,
  countDownloads: path("oasis500m.safetensors"),
  install: gitClone(
    "https://github.com/etched-ai/open-oasis",
    "f59deef2c019c212bd0c5a3a5b986a51f3701847",
    "torch",
    "torchvision",
    "einops",
    "diffusers",
    "timm",
    "av",
  ),
  source: "public hub's list of libraries; install: repository etched-ai/open-oasis at f59deef; read 2026-11-21",
} satisfies Library;
