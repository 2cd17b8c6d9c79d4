import { any, extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "TorchGeo",
  repoName: "TorchGeo",
  repoUrl: "https://github.com/microsoft/torchgeo",
  docsUrl: "https://torchgeo.readthedocs.io/",
  filter: false,
  countDownloads: any(extension("pt"), extension("pth")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
