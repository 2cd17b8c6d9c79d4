import { path } from "../download-query.ts";
import type { Examples, Library } from "../library.ts";
import { matcherInstall, matchersOwnFiles, matchPictures } from "../picture-matching.ts";

export default {
  prettyLabel: "VisMatch",
  repoName: "VisMatch",
  repoUrl: "https://github.com/gmberton/vismatch",
  filter: false,
  countDownloads: path("vismatch.yaml"),
  install: matcherInstall,
  snippets: (model, context) => [matchPictures(model, context, "Downloads the weights itself.")],
  fixedSource: matchersOwnFiles,
  source:
    "public hub's list of libraries, and vismatch 1.4.0 (repository gmberton/vismatch at 71124fc), README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/superpoint-lightglue" },
  "with-an-extra": { id: "owner/zippypoint" },
  "built-with-torch": { id: "owner/sift-sphereglue" },
} satisfies Examples;
