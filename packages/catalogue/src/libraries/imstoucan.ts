import { python, type Snippet } from "@modelshelf/code";
import { any, path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText } from "../speech-synthesis.ts";

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => {
  const { revision } = context;
  return [
    python()`
      ${head(model, context, {
        first:
          "Runs in the folder of the repository, with Python 3.10, espeak-ng and PortAudio: apt install espeak-ng libportaudio2.",
      })}

      import torch
      from huggingface_hub import hf_hub_download
      from InferenceInterfaces.ToucanTTSInterface import ToucanTTSInterface

      ${spokenText(model)}
      # Its code of three letters in ISO 639-3: the model speaks more than 7,000.
      language = "eng"

      device = "cuda" if torch.cuda.is_available() else "cpu"
      # The files hold pickles, which can run code: load them only if you trust their author.
      speaker = ToucanTTSInterface(
          device=device,
          tts_model_path=${pythonCall("hf_hub_download", [model.id, "ToucanTTS.pt"], { revision })},
          vocoder_model_path=${pythonCall("hf_hub_download", [model.id, "Vocoder.pt"], { revision })},
          language=language,
      )
      speaker.read_to_file(text_list=[text], file_location="speech.wav")
      print("Saved speech.wav")
    `,
  ];
};

export default {
  prettyLabel: "IMS Toucan",
  repoName: "IMS-Toucan",
  repoUrl: "https://github.com/DigitalPhonetics/IMS-Toucan",
  filter: false,
  countDownloads: any(path("embedding_gan.pt"), path("Vocoder.pt"), path("ToucanTTS.pt")),
  // SpeechBrain 0.5.13, in the repository's list, calls huggingface_hub with an argument that 1.0 took out.
  install: gitClone(
    "https://github.com/DigitalPhonetics/IMS-Toucan",
    "6355e679207917b68486649bfb0065b7f556cacd",
    "-r",
    "requirements.txt",
    "huggingface_hub<1",
  ),
  snippets,
  source: "repository DigitalPhonetics/IMS-Toucan at 6355e67, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-to-speech": { id: "owner/name", pipeline_tag: "text-to-speech" },
  gated: { id: "owner/name", gated: "auto", widgetData: [{ text: "Doors close in ten minutes." }] },
} satisfies Examples;
