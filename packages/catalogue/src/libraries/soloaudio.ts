import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SoloAudio",
  repoName: "SoloAudio",
  repoUrl: "https://github.com/WangHelin1997/SoloAudio",
  filter: false,
  countDownloads: path("soloaudio_v2.pt"),
  // Its environment is one of conda's: environment.yml.
  install: gitClone("https://github.com/WangHelin1997/SoloAudio", "d5aa243faff918c6fe9c688fcd886f1cd70c8787"),
  source: "public hub's list of libraries; install: repository WangHelin1997/SoloAudio at d5aa243; read 2026-11-21",
} satisfies Library;
