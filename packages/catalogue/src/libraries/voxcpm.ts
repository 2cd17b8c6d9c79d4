import { py, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadedFolder, idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText, voiceFileAndWords } from "../speech-synthesis.ts";

/** The model that a LoRA adapter was trained on; undefined for whole models. */
function baseOf(model: ModelRecord): string | undefined {
  const tag = model.tags?.find((one) => one.startsWith("base_model:adapter:"));
  if (tag !== undefined) return tag.slice("base_model:adapter:".length);
  const files = model.siblings?.map(({ rfilename }) => rfilename) ?? [];
  if (!files.some((file) => /^lora_weights\.(?:ckpt|safetensors)$/.test(file))) return undefined;
  const base = model.cardData?.base_model;
  return (typeof base === "string" ? base : base?.[0]) ?? "openbmb/VoxCPM2";
}

const speak = (model: ModelRecord, context: SnippetContext): Snippet => python("Speak a text")`
  ${head(model, context)}

  import soundfile as sf
  from voxcpm import VoxCPM

  ${spokenText(model)}

  model = ${pythonCall("VoxCPM.from_pretrained", [idOrFolder(model, context)], { load_denoiser: false })}
  speech = model.generate(text=text)
  sf.write("speech.wav", speech, model.tts_model.sample_rate)
  print("Saved speech.wav")
`;

const clone = (model: ModelRecord, context: SnippetContext): Snippet => python("Speak with the voice of a recording")`
  ${head(model, context)}

  import soundfile as sf
  from voxcpm import VoxCPM

  ${spokenText(model)}
  ${voiceFileAndWords}

  model = ${pythonCall("VoxCPM.from_pretrained", [idOrFolder(model, context)], { load_denoiser: false })}
  speech = model.generate(text=text, prompt_wav_path=voice_path, prompt_text=voice_text)
  sf.write("speech.wav", speech, model.tts_model.sample_rate)
  print("Saved speech.wav")
`;

/** The scripts that train adapters write their settings into a file beside the weights. */
const adapter = (model: ModelRecord, context: SnippetContext, base: string): Snippet => python()`
  ${head(model, context)}

  import json
  from pathlib import Path

  import soundfile as sf
  from voxcpm import VoxCPM
  from voxcpm.model.voxcpm import LoRAConfig

  ${spokenText(model)}

  folder = ${downloadedFolder(model, context)}
  settings = json.loads(Path(folder, "lora_config.json").read_text())["lora_config"]
  # The model that the adapter was trained on.
  model = ${pythonCall("VoxCPM.from_pretrained", [base], {
    load_denoiser: false,
    lora_config: py`LoRAConfig(**settings)`,
    lora_weights_path: py`folder`,
  })}
  speech = model.generate(text=text)
  sf.write("speech.wav", speech, model.tts_model.sample_rate)
  print("Saved speech.wav")
`;

export default {
  prettyLabel: "VoxCPM",
  repoName: "VoxCPM",
  repoUrl: "https://github.com/OpenBMB/VoxCPM",
  filter: false,
  // torchaudio 2.11.0, its last release, cannot be imported beside torch 2.15 for Linux (read 2026-11-22).
  install: pip("voxcpm", "soundfile", "torch<2.15"),
  snippets: (model, context) => {
    const base = baseOf(model);
    return base === undefined ? [speak(model, context), clone(model, context)] : [adapter(model, context, base)];
  },
  source: "voxcpm 2.0.3, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  adapter: { id: "owner/name", tags: ["lora", "base_model:adapter:owner/base"] },
  "adapter-by-its-file": {
    id: "owner/name",
    cardData: { base_model: "owner/base" },
    siblings: [{ rfilename: "lora_weights.safetensors" }],
  },
  "adapter-of-several": {
    id: "owner/name",
    cardData: { base_model: ["owner/base"] },
    siblings: [{ rfilename: "lora_weights.ckpt" }],
  },
  "adapter-without-a-base": { id: "owner/name", siblings: [{ rfilename: "lora_weights.ckpt" }] },
} satisfies Examples;
