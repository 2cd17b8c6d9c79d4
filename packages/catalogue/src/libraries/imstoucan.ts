import { any, path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "IMS Toucan",
  repoName: "IMS-Toucan",
  repoUrl: "https://github.com/DigitalPhonetics/IMS-Toucan",
  filter: false,
  countDownloads: any(path("embedding_gan.pt"), path("Vocoder.pt"), path("ToucanTTS.pt")),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
