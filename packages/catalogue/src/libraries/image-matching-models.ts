import { extension } from "../download-query.ts";
import type { Examples, Library } from "../library.ts";
import { matcherInstall, matchersOwnFiles, matchPictures } from "../picture-matching.ts";

export default {
  prettyLabel: "Image Matching Models",
  repoName: "Image Matching Models",
  repoUrl: "https://github.com/alexstoken/image-matching-models",
  filter: false,
  countDownloads: extension("safetensors"),
  // The project has been renamed.
  install: matcherInstall,
  snippets: (model, context) => [
    matchPictures(
      model,
      context,
      "The project is called vismatch now: https://github.com/gmberton/vismatch. It downloads the weights itself.",
    ),
  ],
  fixedSource: matchersOwnFiles,
  source:
    "public hub's list of libraries, repository alexstoken/image-matching-models at c73ccd6, and vismatch 1.4.0, README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/xfeat" },
} satisfies Examples;
