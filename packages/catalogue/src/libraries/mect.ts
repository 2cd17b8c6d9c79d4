import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "MECT",
  repoName: "AntSpeaker",
  repoUrl: "https://github.com/ant-research/AntSpeaker",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/ant-research/AntSpeaker",
    "9baeca1ee9ca7a680b4e721b91e695ed49496cf1",
    "torch",
    "torchaudio",
    "soundfile",
  ),
  source: "public hub's list of libraries; install: repository ant-research/AntSpeaker at 9baeca1; read 2026-11-21",
} satisfies Library;
