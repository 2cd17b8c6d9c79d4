import type { Library } from "../library.ts";

export default {
  prettyLabel: "HunyuanWorld-voyager",
  repoName: "HunyuanWorld-voyager",
  repoUrl: "https://github.com/Tencent-Hunyuan/HunyuanWorld-Voyager",
  filter: false,
  // A repository to clone, none of whose commits could be read: its README and its programs were, in a copy.
  install: null,
  downloadOnly:
    "HunyuanWorld-Voyager is run by the programs of its repository, on one of NVIDIA's GPUs with 60 GB: its page says what to install, and the files belong in its folder ckpts.",
  source:
    "public hub's list of libraries, and README as copied by dmax101/HunyuanWorld-Voyager at d8a894e, read 2026-11-22",
} satisfies Library;
