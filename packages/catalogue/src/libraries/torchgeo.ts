import { any, extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "TorchGeo",
  repoName: "TorchGeo",
  repoUrl: "https://github.com/microsoft/torchgeo",
  docsUrl: "https://torchgeo.readthedocs.io/",
  filter: false,
  countDownloads: any(extension("pt"), extension("pth")),
  install: pip("torchgeo"),
  source: "public hub's list of libraries; install: torchgeo 0.10.1, metadata of the package; read 2026-11-21",
} satisfies Library;
