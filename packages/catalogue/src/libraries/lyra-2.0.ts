import { path } from "../download-query.ts";
import { gitClone, withSubmodules } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Lyra-2.0",
  repoName: "Lyra-2.0",
  repoUrl: "https://github.com/nv-tlabs/lyra",
  filter: false,
  countDownloads: path("checkpoints/image_encoder/model.pth"),
  // Lyra-2/INSTALL.md sets up CUDA 12.8 by conda before it installs Lyra-2/requirements.txt.
  install: withSubmodules(gitClone("https://github.com/nv-tlabs/lyra", "9fffc9adc37004091ecf26ef03abfb3abdf4d59a")),
  source: "public hub's list of libraries; install: repository nv-tlabs/lyra at 9fffc9a; read 2026-11-21",
} satisfies Library;
