import { none, py, python } from "@modelshelf/code";
import { any, extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText, voiceFileAndWords } from "../speech-synthesis.ts";

const official = "F5TTS_v1_Base/model_1250000.safetensors";

const namesOf = (model: ModelRecord): string[] => (model.siblings ?? []).map(({ rfilename }) => rfilename);

/** The newest checkpoint: of the first generation's repository, the one that its program loads. */
function checkpoint(model: ModelRecord): string {
  const files = namesOf(model);
  if (files.length === 0 || files.includes(official)) return official;
  return files.find((file) => file.endsWith(".safetensors")) ?? files.find((file) => file.endsWith(".pt")) ?? official;
}

/** The list of the characters that it knows: beside the checkpoint, or alone; the package brings the first model's. */
function vocabulary(model: ModelRecord, weights: string): string | undefined {
  const files = namesOf(model);
  const beside = `${weights.slice(0, weights.lastIndexOf("/") + 1)}vocab.txt`;
  if (files.length === 0 || files.includes(beside)) return beside;
  return files.find((file) => /(?:^|\/)vocab\.txt$/.test(file));
}

/** Its configuration in the package, by what the file and the repository are called. */
function architecture(model: ModelRecord, weights: string): string {
  const name = `${model.id}/${weights}`;
  const size = /small/i.test(name) ? "Small" : "Base";
  if (/E2-?TTS/i.test(name)) return `E2TTS_${size}`;
  return /v1/i.test(name) ? `F5TTS_v1_${size}` : `F5TTS_${size}`;
}

export default {
  prettyLabel: "F5-TTS",
  repoName: "F5-TTS",
  repoUrl: "https://github.com/SWivid/F5-TTS",
  filter: false,
  countDownloads: any(extension("safetensors"), extension("pt")),
  // torchaudio 2.11.0, its last release, cannot be imported beside torch 2.15 for Linux (read 2026-11-22).
  install: pip("f5-tts", "torch<2.15"),
  snippets: (model, context) => {
    const { revision } = context;
    const weights = checkpoint(model);
    const characters = vocabulary(model, weights);
    const download = (file: string) => pythonCall("hf_hub_download", [model.id, file], { revision });
    return [
      python()`
        ${head(model, context)}

        from f5_tts.api import F5TTS
        from huggingface_hub import hf_hub_download

        ${spokenText(model)}
        ${voiceFileAndWords}
        # What the model was trained as: F5TTS_v1_Base, F5TTS_Base, F5TTS_Small, E2TTS_Base …
        architecture = ${architecture(model, weights)}

        weights = ${download(weights)}
        ${characters === undefined ? none.python : py`characters = ${download(characters)}`}
        tts = F5TTS(architecture, weights${characters === undefined ? none.python : py`, characters`})
        tts.infer(voice_path, voice_text, text, file_wave="speech.wav")
        print("Saved speech.wav")
      `,
    ];
  },
  source: "f5-tts 1.1.22, source code, and repository SWivid/F5-TTS at 2ae2c9b, README, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "unknown-files": { id: "owner/name" },
  "several-checkpoints": {
    id: "owner/name",
    siblings: files("E2TTS_Base/model_1200000.safetensors", official, "F5TTS_v1_Base/vocab.txt"),
  },
  "first-generation": { id: "owner/name", siblings: files("README.md", "model_last.pt", "data/vocab.txt") },
  "without-a-vocabulary": { id: "owner/F5-TTS-small", siblings: files("model.safetensors"), gated: "auto" },
  e2: { id: "owner/E2-TTS", siblings: files("model_1200000.safetensors", "vocab.txt") },
  "no-checkpoint": { id: "owner/name", siblings: files("README.md") },
} satisfies Examples;
