import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Reverb",
  repoName: "Reverb",
  repoUrl: "https://github.com/revdotcom/reverb",
  filter: false,
  install: pip("git+https://github.com/revdotcom/reverb@8cd4099828d68e464a9536ccb6a380ddad07c982"),
  source: "public hub's list of libraries; install: repository revdotcom/reverb at 8cd4099; read 2026-11-21",
} satisfies Library;
