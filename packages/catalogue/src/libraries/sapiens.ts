import { any, extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "sapiens",
  repoName: "sapiens",
  repoUrl: "https://github.com/facebookresearch/sapiens",
  filter: false,
  countDownloads: any(extension("pt2"), extension("pth"), extension("onnx")),
  // What its folder `lite` needs, which runs the published models.
  install: gitClone(
    "https://github.com/facebookresearch/sapiens",
    "3e829ac27476e4a70b6a01f85e487492afe02df1",
    "torch",
    "torchvision",
    "opencv-python",
    "tqdm",
    "json-tricks",
  ),
  source: "public hub's list of libraries; install: repository facebookresearch/sapiens at 3e829ac; read 2026-11-21",
} satisfies Library;
