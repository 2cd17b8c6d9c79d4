import { comment, notice, python, type Snippet } from "@modelshelf/code";
import { any, extension } from "../download-query.ts";
import { gitClone, withSubmodules } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText, voiceFileAndWords } from "../speech-synthesis.ts";

const first = `Runs in the folder of the repository, with Python 3.10.
Where the install stops at openai-whisper, do this and then the rest again:
pip install "setuptools<81" wheel && pip install --no-build-isolation openai-whisper==20231117`;

const settings = ["cosyvoice.yaml", "cosyvoice2.yaml", "cosyvoice3.yaml"];
const lacksSettings = ({ siblings }: ModelRecord) =>
  siblings !== undefined && !siblings.some(({ rfilename }) => settings.includes(rfilename));

const download = (model: ModelRecord, { revision }: SnippetContext) =>
  pythonCall("snapshot_download", [model.id], { revision });

const pickles = comment("The files hold pickles, which can run code: load them only if you trust their author.");

/** In the voice of a recording. */
const cloned = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first })}

  import sys

  import torch
  import torchaudio
  from huggingface_hub import snapshot_download

  sys.path.append("third_party/Matcha-TTS")
  from cosyvoice.cli.cosyvoice import AutoModel, CosyVoice3

  ${spokenText(model)}
  ${voiceFileAndWords}

  ${pickles}
  model = AutoModel(model_dir=${download(model, context)})
  if isinstance(model, CosyVoice3):
      # The third version was trained with an instruction there.
      voice_text = "You are a helpful assistant.<|endofprompt|>" + voice_text
  parts = [part["tts_speech"] for part in model.inference_zero_shot(text, voice_text, voice_path)]
  torchaudio.save("speech.wav", torch.cat(parts, dim=1), model.sample_rate)
  print("Saved speech.wav")
`;

/** In one of the voices that came with the model. */
const ownVoices = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first })}

  import sys

  import torch
  import torchaudio
  from huggingface_hub import snapshot_download

  sys.path.append("third_party/Matcha-TTS")
  from cosyvoice.cli.cosyvoice import AutoModel

  ${spokenText(model)}

  ${pickles}
  model = AutoModel(model_dir=${download(model, context)})
  voices = model.list_available_spks()
  print("Voices:", voices)
  parts = [part["tts_speech"] for part in model.inference_sft(text, voices[0])]
  torchaudio.save("speech.wav", torch.cat(parts, dim=1), model.sample_rate)
  print("Saved speech.wav")
`;

export default {
  prettyLabel: "CosyVoice",
  repoName: "CosyVoice",
  repoUrl: "https://github.com/FunAudioLLM/CosyVoice",
  filter: false,
  countDownloads: any(extension("onnx"), extension("pt")),
  // The project names no package; the "cosyvoice" of the Python package index is not one that it speaks of.
  install: withSubmodules(
    gitClone(
      "https://github.com/FunAudioLLM/CosyVoice",
      "ace7c47f41bbd303aa6bf1ea80e6f9fbd595cd40",
      "-r",
      "requirements.txt",
    ),
  ),
  snippets: (model, context) => {
    if (lacksSettings(model)) {
      return [
        notice(
          "python",
          `CosyVoice loads a folder with ${settings.slice(0, -1).join(", ")} or ${settings.at(-1)}, which this model's repository does not have: its card says what loads it.`,
        ),
      ];
    }
    return [/-(?:sft|instruct)$/i.test(model.id) ? ownVoices(model, context) : cloned(model, context)];
  },
  source:
    "public hub's list of libraries, and repository FunAudioLLM/CosyVoice at ace7c47, README, example.py and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  cloned: { id: "owner/name", siblings: [{ rfilename: "cosyvoice3.yaml" }] },
  "own-voices": { id: "owner/CosyVoice-300M-SFT" },
  "made-for-another-program": { id: "owner/name", siblings: [{ rfilename: "flow.onnx" }] },
} satisfies Examples;
