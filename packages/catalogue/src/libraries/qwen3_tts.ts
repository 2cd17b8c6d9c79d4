import { type Fragment, none, py, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText, voiceFileAndWords } from "../speech-synthesis.ts";

// The processor is loaded without the model's options, so a revision needs a folder.
const load = (model: ModelRecord, context: SnippetContext) => py`
  device = "cuda:0" if torch.cuda.is_available() else "cpu"
  model = ${pythonCall("Qwen3TTSModel.from_pretrained", [idOrFolder(model, context)], {
    device_map: py`device`,
    dtype: py`torch.bfloat16 if torch.cuda.is_available() else torch.float32`,
  })}
`;

/** Each model has one way to speak, which its settings name; the hub's record leaves them out. */
function speak(
  model: ModelRecord,
  context: SnippetContext,
  inputs: Fragment<"python">,
  call: Fragment<"python">,
): Snippet {
  return python()`
    ${head(model, context)}

    import soundfile as sf
    import torch
    from qwen_tts import Qwen3TTSModel

    ${spokenText(model)}
    ${inputs}

    ${load(model, context)}
    ${call}
    sf.write("speech.wav", speeches[0], sample_rate)
    print("Saved speech.wav")
  `;
}

const clone = (model: ModelRecord, context: SnippetContext) =>
  speak(
    model,
    context,
    voiceFileAndWords,
    py`speeches, sample_rate = model.generate_voice_clone(text=text, ref_audio=voice_path, ref_text=voice_text)`,
  );

const design = (model: ModelRecord, context: SnippetContext) =>
  speak(
    model,
    context,
    py`
      # What the voice sounds like.
      description = "An elderly man with a deep, calm voice who speaks slowly."
    `,
    py`speeches, sample_rate = model.generate_voice_design(text=text, instruct=description)`,
  );

const custom = (model: ModelRecord, context: SnippetContext) =>
  speak(
    model,
    context,
    none.python,
    py`
      voices = model.get_supported_speakers() or []
      print(f"Voices: {', '.join(voices)}")
      # Ryan is English; models with voices of their own have others.
      voice = "ryan" if "ryan" in voices else voices[0]
      speeches, sample_rate = model.generate_custom_voice(text=text, speaker=voice)
    `,
  );

/** The codec beneath the models: it turns sound into codes and back. */
const codec = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import soundfile as sf
  import torch
  from qwen_tts import Qwen3TTSTokenizer

  # Your own recording.
  audio_file = "audio.wav"

  device = "cuda:0" if torch.cuda.is_available() else "cpu"
  tokenizer = ${pythonCall("Qwen3TTSTokenizer.from_pretrained", [idOrFolder(model, context)], { device_map: py`device` })}
  codes = tokenizer.encode(audio_file)
  print(codes.audio_codes[0].shape)
  sounds, sample_rate = tokenizer.decode(codes)
  sf.write("decoded.wav", sounds[0], sample_rate)
`;

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  if (/tokenizer/i.test(model.id)) return [codec(model, context)];
  if (/voice-?design/i.test(model.id)) return [design(model, context)];
  if (/-base/i.test(model.id)) return [clone(model, context)];
  return [custom(model, context)];
}

export default {
  prettyLabel: "Qwen3-TTS",
  repoName: "Qwen3-TTS",
  repoUrl: "https://github.com/QwenLM/Qwen3-TTS",
  filter: false,
  applies: { tags: ["qwen-tts"] },
  // torchaudio 2.11.0, its last release, cannot be imported beside torch 2.15 for Linux (read 2026-11-22).
  install: pip("qwen-tts", "torch<2.15"),
  snippets,
  source: "qwen-tts 0.1.1, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "custom-voice": { id: "owner/name-CustomVoice" },
  "voice-design": { id: "owner/name-VoiceDesign" },
  base: { id: "owner/name-Base" },
  tokenizer: { id: "owner/name-Tokenizer" },
} satisfies Examples;
