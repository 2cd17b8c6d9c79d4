import { any, path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "IMS Toucan",
  repoName: "IMS-Toucan",
  repoUrl: "https://github.com/DigitalPhonetics/IMS-Toucan",
  filter: false,
  countDownloads: any(path("embedding_gan.pt"), path("Vocoder.pt"), path("ToucanTTS.pt")),
  install: gitClone(
    "https://github.com/DigitalPhonetics/IMS-Toucan",
    "6355e679207917b68486649bfb0065b7f556cacd",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository DigitalPhonetics/IMS-Toucan at 6355e67; read 2026-11-21",
} satisfies Library;
