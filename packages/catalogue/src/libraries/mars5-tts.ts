import { python } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText, voiceFileAndWords } from "../speech-synthesis.ts";

export default {
  prettyLabel: "MARS5-TTS",
  repoName: "MARS5-TTS",
  repoUrl: "https://github.com/Camb-ai/MARS5-TTS",
  filter: false,
  countDownloads: path("mars5_ar.safetensors"),
  // huggingface_hub 1 no longer gives its loader the proxies that it asks for.
  install: gitClone(
    "https://github.com/Camb-ai/MARS5-TTS",
    "84697c8673d6277d329381acfd796114b02d531f",
    "-r",
    "requirements.txt",
    "huggingface_hub<1",
    "soundfile",
  ),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "Runs in the folder of the repository, which is no package." })}

      import librosa
      import soundfile as sf
      import torch
      from inference import InferenceConfig, Mars5TTS

      ${spokenText(model)}
      ${voiceFileAndWords}

      mars5 = ${pythonCall("Mars5TTS.from_pretrained", [model.id], { revision: context.revision })}
      # It takes between 1 and 12 seconds of the recording.
      samples, _ = librosa.load(voice_path, sr=mars5.sr, mono=True, duration=12)
      _, speech = mars5.tts(text, torch.from_numpy(samples), voice_text, cfg=InferenceConfig())
      sf.write("speech.wav", speech.numpy(), mars5.sr)
      print("Saved speech.wav")
    `,
  ],
  source: "repository Camb-ai/MARS5-TTS at 84697c8, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
