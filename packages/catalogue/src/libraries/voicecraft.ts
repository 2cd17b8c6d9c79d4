import { pyImport, python } from "@modelshelf/code";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText, voiceFileAndWords } from "../speech-synthesis.ts";

export default {
  prettyLabel: "VoiceCraft",
  repoName: "VoiceCraft",
  repoUrl: "https://github.com/jasonppy/VoiceCraft",
  docsUrl: "https://github.com/jasonppy/VoiceCraft",
  filter: false,
  // The versions that the project was made with: it has not changed since 2025.
  install: gitClone(
    "https://github.com/jasonppy/VoiceCraft",
    "a702dfd2ced6d4fd6b04bdc160c832c6efc8f6c5",
    "torch==2.0.1",
    "torchaudio==2.0.2",
    "xformers==0.0.22",
    "numpy<2",
    "phonemizer==3.2.1",
    "torchmetrics==0.11.1",
    "huggingface_hub==0.22.2",
    "soundfile",
    // As the README says: audiocraft reads its settings beside its package, where only the repository has them.
    "-e",
    "git+https://github.com/facebookresearch/audiocraft.git@c5157b5bf14bf83449c17ea1eeb66c19fb4bc7f0#egg=audiocraft",
  ),
  snippets: (model, context) => [
    python()`
      ${head(model, context, {
        first:
          "Runs in the folder of the repository, with Python 3.9 to 3.11, the program ffmpeg, and espeak-ng: apt install ffmpeg espeak-ng.",
      })}

      import soundfile as sf
      import torch
      from data.tokenizer import AudioTokenizer, TextTokenizer
      from huggingface_hub import hf_hub_download
      from inference_tts_scale import inference_one_sample
      from models.voicecraft import VoiceCraft

      ${spokenText(model)}
      ${voiceFileAndWords}
      # Three to six seconds are enough. With the new speech, the models made for speech take 16 at most.

      device = "cuda" if torch.cuda.is_available() else "cpu"
      model = ${pythonCall("VoiceCraft.from_pretrained", [model.id], { revision: context.revision })}
      model.to(device).eval()
      # The codec's library asks who runs it, which not every container says.
      ${pyImport("import os")}os.environ.setdefault("USER", "me")
      # The codec of all its models. The file holds pickles, which can run code: load it only if you trust its author.
      codec = hf_hub_download("pyp1/VoiceCraft", "encodec_4cb2048_giga.th")
      settings = {
          "top_k": 40,
          "top_p": 1,
          "temperature": 1,
          "stop_repetition": 3,
          "kvcache": 1,
          "codec_audio_sr": 16000,
          "codec_sr": 50,
          "silence_tokens": [1388, 1898, 131],
          # So many are spoken, and the shortest is kept.
          "sample_batch_size": 3,
      }
      _, speech = inference_one_sample(
          model,
          model.args,
          model.args.phn2num,
          TextTokenizer(backend="espeak"),
          AudioTokenizer(signature=codec, device=device),
          voice_path,
          voice_text + " " + text,
          device,
          settings,
          sf.info(voice_path).frames,
      )
      sf.write("speech.wav", speech.flatten().cpu().numpy(), settings["codec_audio_sr"])
      print("Saved speech.wav")
    `,
  ],
  source:
    "repository jasonppy/VoiceCraft at a702dfd, README, inference_tts.ipynb and source, and audiocraft at c5157b5, source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
