import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "vqweb",
  repoName: "vqweb",
  repoUrl: "https://github.com/rosecky/embedding-quantization-public/tree/main/packages/vqweb",
  docsUrl: "https://www.npmjs.com/package/@thinletterio/vqweb",
  filter: false,
  countDownloads: extension("vqw"),
  // Its package, @thinletterio/vqweb, is not (or no more) on the index of npm.
  install: null,
  downloadOnly:
    "What reads the files in a browser is not published: its package is on no index, and the models' cards say that it is being prepared.",
  source:
    "public hub's list of libraries, and repository rosecky/embedding-quantization-public at 04cdc6a, card of the models, read 2026-11-21",
} satisfies Library;
