import { pipFrom } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "K2",
  repoName: "k2",
  repoUrl: "https://github.com/k2-fsa/k2",
  filter: false,
  hostedInferenceTasks: ["automatic-speech-recognition"],
  // The project's own wheels, each for one release of PyTorch; the index stopped at 1.24.1, of 2023.
  install: pipFrom("https://k2-fsa.github.io/k2/cpu.html", "k2>=1.24.4.dev0"),
  downloadOnly:
    "Recognizers of speech are trained with the algorithms of k2, which loads no model: the card names the recipe of icefall, or the program of sherpa, that does.",
  source: "public hub's list of libraries; install and README: repository k2-fsa/k2 at a741ae8; read 2026-11-21",
} satisfies Library;
