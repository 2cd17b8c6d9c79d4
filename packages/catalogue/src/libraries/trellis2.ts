import { extension } from "../download-query.ts";
import { gitClone, withSubmodules } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "TRELLIS.2",
  repoName: "TRELLIS.2",
  repoUrl: "https://github.com/microsoft/TRELLIS.2",
  filter: false,
  countDownloads: extension("safetensors"),
  // setup.sh installs the rest, part by part, for the CUDA that it finds.
  install: withSubmodules(
    gitClone("https://github.com/microsoft/TRELLIS.2", "5565d240c4a494caaf9ece7a554542b76ffa36d3"),
  ),
  source: "public hub's list of libraries; install: repository microsoft/TRELLIS.2 at 5565d24; read 2026-11-21",
} satisfies Library;
