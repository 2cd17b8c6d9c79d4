import { type Fragment, type Snippet, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { olderDownloadTo, olderGate } from "../huggingface-cli.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { announcement } from "../speech-synthesis.ts";
import { widgetText } from "../transformers/inputs.ts";
import { weightsFiles } from "../weights-file.ts";

interface Speaks {
  readonly file: string;
  /** Options that name the language, and the Whisper that listens. */
  readonly options: Fragment<"shell">;
  readonly recording: string;
  readonly changed: string;
  readonly text: string;
}

function languageOf(model: ModelRecord): Speaks {
  const file = weightsFiles(model, ".pth")[0];
  if (/mandarin/i.test(file ?? model.id)) {
    return {
      file: file ?? "Mandarin.pth",
      options: sh`--language zh --whisper_model_name base --cfg_stride 1`,
      recording: "demo/aishell3_test.wav",
      changed: "食品价格以基本都在一万到两万之间",
      text: "下一班火车从四号站台出发。",
    };
  }
  return {
    file: file ?? "English.pth",
    options: sh`--language en --whisper_model_name base.en --cfg_stride 5`,
    recording: "demo/84_121550_000074_000000.wav",
    changed:
      "But when I saw the mirage of the lake in the distance, which the sense deceives, Lost not by distance any marks,",
    text: announcement,
  };
}

const first = sh`
  # Runs in the folder of the repository, with Python 3.9 or 3.10, and ffmpeg and espeak-ng: apt install ffmpeg espeak-ng.
`;
const pickles = sh`
  # The files hold pickles, which can run code: load them only if you trust their author.
`;

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => {
  const { file, options, recording, changed, text } = languageOf(model);
  const weights = sh`--model_path ${`pretrained_models/${file}`} --codec_path pretrained_models/wmencodec.th`;
  return [
    shell("Speak in the voice of a recording")`
      ${first}
      ${olderGate(model, context)}
      # A recording of the voice to speak with: put your own here.
      voice=${recording}
      text=${widgetText(model, text)}

      ${pickles}
      ${olderDownloadTo("pretrained_models", model, context)}
      # Saves results/speech_new_seed2024.wav.
      python inference_v2.py --tts --seed 2024 --prompt_length 3 --aug_text --use_watermark \
          ${options} \
          ${weights} \
          --orig_audio "$voice" --target_transcript "$text" --temp_folder temp --output_dir results --savename speech
    `,
    shell("Change what a recording says")`
      ${first}
      ${olderGate(model, context)}
      # A recording: put your own here.
      recording=${recording}
      # What it is to say, with the rest of its words.
      text=${changed}

      ${pickles}
      ${olderDownloadTo("pretrained_models", model, context)}
      # Saves results/edited_new_seed2024.wav.
      python inference_v2.py --seed 2024 --sub_amount 0.12 --aug_text --use_watermark \
          ${options} \
          ${weights} \
          --orig_audio "$recording" --target_transcript "$text" --temp_folder temp --output_dir results --savename edited
    `,
  ];
};

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
    // These three are of one time.
    "xformers==0.0.22",
    "torch==2.0.1",
    "torchaudio==2.0.2",
    "numpy<2",
    "phonemizer==3.2.1",
    // phonemizer imports what later ones have no more.
    "setuptools<81",
    "datasets==2.16.0",
    "torchmetrics==0.11.1",
    "huggingface_hub==0.22.2",
    "gradio==3.50.2",
    "nltk>=3.8.1",
    "openai-whisper>=20231117",
    // The project asks for 3.1.5, which the index has no more.
    "whisperx==3.3.0",
    "num2words==0.5.13",
    "opencc-python-reimplemented",
  ),
  snippets,
  source:
    "public hub's list of libraries, and repository WangHelin1997/SSR-Speech at 097c3c4, README and inference_v2.py, read 2026-11-21",
} satisfies Library;

export const examples = {
  english: { id: "owner/name", siblings: [{ rfilename: "English.pth" }, { rfilename: "wmencodec.th" }] },
  mandarin: { id: "owner/name", siblings: [{ rfilename: "Mandarin.pth" }], gated: "auto" },
  "english-files-unknown": { id: "owner/name" },
  "mandarin-files-unknown": { id: "owner/SSR-Speech-Mandarin" },
} satisfies Examples;
