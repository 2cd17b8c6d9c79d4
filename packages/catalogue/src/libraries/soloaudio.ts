import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SoloAudio",
  repoName: "SoloAudio",
  repoUrl: "https://github.com/WangHelin1997/SoloAudio",
  filter: false,
  countDownloads: path("soloaudio_v2.pt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
