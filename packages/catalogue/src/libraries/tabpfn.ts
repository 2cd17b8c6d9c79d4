import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "TabPFN",
  repoName: "TabPFN",
  repoUrl: "https://github.com/PriorLabs/TabPFN",
  filter: false,
  install: pip("tabpfn"),
  source:
    "public hub's list of libraries; install: tabpfn 9.2.0, repository PriorLabs/TabPFN at 930ea72; read 2026-11-21",
} satisfies Library;
