import { any, extension, path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "LightGlue",
  repoName: "LightGlue",
  repoUrl: "https://github.com/cvg/LightGlue",
  filter: false,
  countDownloads: any(extension("pth"), path("config.json")),
  install: pip("git+https://github.com/cvg/LightGlue@1fd587b6f5a7a0befd31188f1e5d2f05740006d7"),
  source: "public hub's list of libraries; install: repository cvg/LightGlue at 1fd587b; read 2026-11-21",
} satisfies Library;
