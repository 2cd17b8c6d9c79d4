import { shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";

export default {
  prettyLabel: "ChaosSIM",
  repoName: "ChaosSIM",
  repoUrl: "https://huggingface.co/OpenPeerAI/ChaosSIM/",
  filter: false,
  countDownloads: path("ChaosSim.nb"),
  // The program is in the model's own repository: this downloads it.
  install: pip("huggingface_hub"),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      # Needs Mathematica, or the Wolfram Engine, whose command is wolframscript.
      ${downloadTo("ChaosSim", model, context)}
      # A thousand steps of the logistic map, and how random they are by the functions of MathUtils.wl.
      # The simulations are in ChaosSim.nb and Examples.nb: open them in Mathematica and evaluate the cells.
      wolframscript -code '
        Get["ChaosSim/MathUtils.wl"];
        steps = NestList[3.9 # (1 - #) &, 0.2, 1000];
        Print["Entropy: ", ChaosEntropy[steps]];
        Print["Golden ratio: ", N[GoldenRatioApproximation[20]]]
      '
    `,
  ],
  source: "repository OpenPeer-AI/ChaosSim, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  simulation: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
