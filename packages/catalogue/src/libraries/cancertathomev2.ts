import { shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";

export default {
  prettyLabel: "Cancer@HomeV2",
  repoName: "Cancer@HomeV2",
  repoUrl: "https://huggingface.co/OpenPeerAI/CancerAtHomeV2",
  filter: false,
  countDownloads: path("run.py"),
  // The program is in the model's own repository, which hf downloads.
  install: pip("huggingface_hub"),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      # The repository is a program: run it only if you trust its author. It takes Python and Docker.
      ${downloadTo("CancerAtHomeV2", model, context)}
      cd CancerAtHomeV2 &&
          pip install -r requirements.txt
      # The database Neo4j.
      docker compose up -d
      # Answers at http://localhost:5000
      python run.py
    `,
  ],
  source: "public hub's list of libraries, and README and QUICKSTART.md of OpenPeerAI/CancerAtHomeV2, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
