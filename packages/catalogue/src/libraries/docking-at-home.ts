import { shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";

export default {
  prettyLabel: "Docking@Home",
  repoName: "Docking@Home",
  repoUrl: "https://huggingface.co/OpenPeerAI/DockingAtHOME",
  filter: false,
  countDownloads: path("setup.py"),
  // The program is in the model's own repository, which hf downloads.
  install: pip("huggingface_hub"),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      # The repository is a program: run it only if you trust its author. It takes Python and AutoDock.
      ${downloadTo("DockingAtHOME", model, context)}
      # Installs it in an environment of its own, and opens its page in the browser. On Windows: START_WINDOWS.bat
      cd DockingAtHOME &&
          bash start.sh
    `,
  ],
  source:
    "public hub's list of libraries, and README, start.sh and setup.py of OpenPeerAI/DockingAtHOME, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
