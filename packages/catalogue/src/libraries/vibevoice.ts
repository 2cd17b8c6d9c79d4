import { py, python, type Snippet } from "@modelshelf/code";
import { gitClone, pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { spokenText } from "../speech-synthesis.ts";
import { widgetText } from "../transformers/inputs.ts";

/**
 * The makers removed the code for their models of several speakers from their repository, where
 * those for live speech and for transcripts are; a fork of the community has kept it.
 */
const maker = "https://github.com/microsoft/VibeVoice";
const makerCommit = "e73d1e17c3754f046352014856a922f8208fb5d3";
const fork = "https://github.com/vibevoice-community/VibeVoice";
const forkCommit = "b9d561240ada3ee5d8fb5812bebb32f7ecfd97ae";

type Kind = "dialogue" | "live" | "transcript";

function kindOf(model: ModelRecord): Kind {
  if (model.pipeline_tag === "automatic-speech-recognition" || /-asr/i.test(model.id)) return "transcript";
  return /realtime|streaming/i.test(model.id) ? "live" : "dialogue";
}

const device = py`
  device = "cuda" if torch.cuda.is_available() else "cpu"
  precision = torch.bfloat16 if device == "cuda" else torch.float32
`;

const dialogue =
  "Speaker 1: Which platform does the Bristol train leave from?\nSpeaker 2: Platform four. You have plenty of time.";

/** The author's own text, where it says who speaks: the model takes no other. */
function script(model: ModelRecord): string {
  const text = widgetText(model, dialogue);
  return /^\s*speaker\s+\d+\s*:/i.test(text) ? text : dialogue;
}

const speakDialogue = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import torch
  from vibevoice.modular.modeling_vibevoice_inference import VibeVoiceForConditionalGenerationInference
  from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor

  # Who says what, a line each.
  script = ${script(model)}
  # Recordings of the voices, one for each speaker: put your own here.
  voice_paths = ["voice-1.wav", "voice-2.wav"]

  ${device}
  model_path = ${idOrFolder(model, context)}
  processor = VibeVoiceProcessor.from_pretrained(model_path)
  model = VibeVoiceForConditionalGenerationInference.from_pretrained(
      model_path,
      torch_dtype=precision,
      device_map=device,
      attn_implementation="sdpa",
  )
  model.eval()
  model.set_ddpm_inference_steps(num_steps=10)

  inputs = processor(
      text=[script],
      voice_samples=[voice_paths],
      padding=True,
      return_tensors="pt",
      return_attention_mask=True,
  ).to(device)
  outputs = model.generate(
      **inputs,
      tokenizer=processor.tokenizer,
      cfg_scale=1.3,
      generation_config={"do_sample": False},
  )
  processor.save_audio(outputs.speech_outputs[0], output_path="speech.wav")
  print("Saved speech.wav")
`;

/** Its voices are states of the model, which the makers computed; recordings do not do. */
const speakLive = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: "Runs in the folder of the repository, where its voices are." })}

  import copy

  import torch
  from vibevoice.modular.modeling_vibevoice_streaming_inference import VibeVoiceStreamingForConditionalGenerationInference
  from vibevoice.processor.vibevoice_streaming_processor import VibeVoiceStreamingProcessor

  ${spokenText(model)}
  # Others are beside it.
  voice_path = "demo/voices/streaming_model/en-Carter_man.pt"

  ${device}
  model_path = ${idOrFolder(model, context)}
  processor = VibeVoiceStreamingProcessor.from_pretrained(model_path)
  model = VibeVoiceStreamingForConditionalGenerationInference.from_pretrained(
      model_path,
      torch_dtype=precision,
      device_map=device,
      attn_implementation="sdpa",
  )
  model.eval()
  model.set_ddpm_inference_steps(num_steps=5)

  # The file holds pickles, which can run code: load it only if you trust its author.
  voice = torch.load(voice_path, map_location=device, weights_only=False)
  inputs = processor.process_input_with_cached_prompt(
      text=text,
      cached_prompt=voice,
      padding=True,
      return_tensors="pt",
      return_attention_mask=True,
  ).to(device)
  outputs = model.generate(
      **inputs,
      tokenizer=processor.tokenizer,
      cfg_scale=1.5,
      generation_config={"do_sample": False},
      all_prefilled_outputs=copy.deepcopy(voice),
  )
  processor.save_audio(outputs.speech_outputs[0], output_path="speech.wav")
  print("Saved speech.wav")
`;

const transcribe = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import torch
  from vibevoice.modular.modeling_vibevoice_asr import VibeVoiceASRForConditionalGeneration
  from vibevoice.processor.vibevoice_asr_processor import VibeVoiceASRProcessor

  # Your own recording.
  audio_file = "audio.wav"

  ${device}
  model_path = ${idOrFolder(model, context)}
  processor = VibeVoiceASRProcessor.from_pretrained(
      model_path,
      language_model_pretrained_name="Qwen/Qwen2.5-7B",
  )
  model = VibeVoiceASRForConditionalGeneration.from_pretrained(
      model_path,
      dtype=precision,
      attn_implementation="sdpa",
  ).to(device)
  model.eval()

  inputs = processor(audio=[audio_file], return_tensors="pt", padding=True, add_generation_prompt=True).to(device)
  with torch.no_grad():
      outputs = model.generate(
          **inputs,
          max_new_tokens=4096,
          do_sample=False,
          pad_token_id=processor.pad_id,
          eos_token_id=processor.tokenizer.eos_token_id,
      )
  answer = processor.decode(outputs[0, inputs["input_ids"].shape[1] :], skip_special_tokens=True)
  for part in processor.post_process_transcription(answer):
      print(f"{part.get('start_time')} s, speaker {part.get('speaker_id')}: {part.get('text')}")
`;

const kinds = { dialogue: speakDialogue, live: speakLive, transcript: transcribe };

export default {
  prettyLabel: "VibeVoice",
  repoName: "VibeVoice",
  repoUrl: "https://github.com/microsoft/VibeVoice",
  filter: false,
  install: (model) => {
    switch (kindOf(model)) {
      case "dialogue":
        return pip(`git+${fork}@${forkCommit}`);
      case "live":
        return gitClone(maker, makerCommit, "-e", ".[streamingtts]");
      case "transcript":
        return pip(`git+${maker}@${makerCommit}`);
    }
  },
  snippets: (model, context) => [kinds[kindOf(model)](model, context)],
  source:
    "repositories microsoft/VibeVoice at e73d1e1 and vibevoice-community/VibeVoice at b9d5612, source code and demos, read 2026-11-21",
} satisfies Library;

export const examples = {
  dialogue: { id: "owner/name", pipeline_tag: "text-to-speech" },
  "dialogue-of-the-author": { id: "owner/name", widgetData: [{ text: "Speaker 1: Good morning." }] },
  "text-without-speakers": { id: "owner/name", widgetData: [{ text: "Good morning." }] },
  live: { id: "owner/name-Realtime", pipeline_tag: "text-to-speech" },
  transcript: { id: "owner/name", pipeline_tag: "automatic-speech-recognition" },
} satisfies Examples;
