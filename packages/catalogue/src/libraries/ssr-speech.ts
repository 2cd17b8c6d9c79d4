import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SSR-Speech",
  repoName: "SSR-Speech",
  repoUrl: "https://github.com/WangHelin1997/SSR-Speech",
  filter: false,
  countDownloads: extension(".pth"),
  install: gitClone(
    "https://github.com/WangHelin1997/SSR-Speech",
    "097c3c4f8c08acd7b431f095fa0f10e3151075c1",
    "./audiocraft",
    "torch",
    "torchaudio",
    "xformers==0.0.22",
    "phonemizer==3.2.1",
    "datasets==2.16.0",
    "torchmetrics==0.11.1",
    "nltk>=3.8.1",
    "openai-whisper>=20231117",
    // The project asks for 3.1.5, which the index has no more.
    "whisperx",
    "faster-whisper==1.0.1",
    "num2words==0.5.13",
    "opencc-python-reimplemented",
    "ctranslate2==4.4.0",
  ),
  source: "public hub's list of libraries; install: repository WangHelin1997/SSR-Speech at 097c3c4; read 2026-11-21",
} satisfies Library;
