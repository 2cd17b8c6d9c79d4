import { comment, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote } from "../weights-file.ts";

export default {
  prettyLabel: "SoloAudio",
  repoName: "SoloAudio",
  repoUrl: "https://github.com/WangHelin1997/SoloAudio",
  filter: false,
  countDownloads: path("soloaudio_v2.pt"),
  // What the program imports, as its environment.yml has it: that names a development version which no index has.
  install: gitClone(
    "https://github.com/WangHelin1997/SoloAudio",
    "d5aa243faff918c6fe9c688fcd886f1cd70c8787",
    "torch==2.3.1",
    "torchaudio==2.3.1",
    "transformers==4.44.2",
    "diffusers==0.30.0",
    "librosa==0.9.2",
    "descript-audio-codec==1.0.0",
    "alias-free-torch==0.0.6",
    "einops==0.7.0",
    "vector-quantize-pytorch==1.9.14",
    "numpy==1.23.5",
    "setuptools<81",
    "matplotlib",
    "pyyaml",
    "huggingface_hub<1",
  ),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      # Needs Python 3.8 to 3.11 and one of NVIDIA's GPUs. Your own recording: here the repository's.
      recording=demo/1_mix.wav
      # What to take out of it.
      sound='Acoustic guitar'

      ${comment(pickleNote)}
      ${downloadTo("pretrained_models", model, context, ["soloaudio_v2.pt", "audio-vae.pt"])}
      # Saves the sound alone in the folder extracted. With a recording of it in place of words: tse_audioTSE.py.
      python tse_languageTSE.py --mixture "$recording" --enrollment "$sound" --output_dir extracted
    `,
  ],
  source: "repository WangHelin1997/SoloAudio at d5aa243, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "audio-to-audio": { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
