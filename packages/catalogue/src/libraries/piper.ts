import { comment, py, python, type Snippet, sh, shell } from "@modelshelf/code";
import { any, extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText } from "../speech-synthesis.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

interface Voice {
  readonly weights: string;
  readonly config: string;
}

const common: Voice = {
  weights: "en/en_US/lessac/medium/en_US-lessac-medium.onnx",
  config: "en/en_US/lessac/medium/en_US-lessac-medium.onnx.json",
};

/** The settings beside the weights, by their name; or the only ones there are. */
function configOf(model: ModelRecord, weights: string): string {
  const files = new Set(model.siblings?.map(({ rfilename }) => rfilename));
  const beside = `${weights}.json`;
  if (files.has(beside)) return beside;
  return files.has("config.json") ? "config.json" : beside;
}

/** One voice: a repository with all of them has English ones. Undefined where the files are not known. */
function voiceOf(model: ModelRecord): Voice | undefined {
  const voices = weightsFiles(model, ".onnx");
  const weights = voices.find((file) => file === common.weights) ?? voices[0];
  if (weights !== undefined) return { weights, config: configOf(model, weights) };
  return /piper-voices$/i.test(model.id) ? common : undefined;
}

/** A voice as it came from training, which is turned into one for use. */
const isCheckpoint = (model: ModelRecord): boolean =>
  weightsFiles(model, ".onnx").length === 0 && weightsFiles(model, ".ckpt").length > 0;

const speak = (model: ModelRecord, context: SnippetContext): Snippet => {
  const { revision } = context;
  const voice = voiceOf(model);
  const download = (file: string) => pythonCall("hf_hub_download", [model.id, file], { revision });
  const known = ({ weights, config }: Voice) => py`
    weights = ${download(weights)}
    config = ${download(config)}
  `;
  const asked = py`
    files = ${pythonCall("list_repo_files", [model.id], { revision })}
    file = next(file for file in files if file.endswith(".onnx"))
    weights = ${pythonCall("hf_hub_download", [model.id, py`file`], { revision })}
    config = ${pythonCall("hf_hub_download", [model.id, py`f"{file}.json"`], { revision })}
  `;
  return python()`
    ${head(model, context)}

    import wave

    from huggingface_hub import ${voice === undefined ? py`hf_hub_download, list_repo_files` : py`hf_hub_download`}
    from piper import PiperVoice

    # In the language of the voice.
    ${spokenText(model)}

    ${voice === undefined ? asked : known(voice)}
    voice = PiperVoice.load(weights, config)
    with wave.open("speech.wav", "wb") as file:
        voice.synthesize_wav(text, file)
    print("Saved speech.wav")
  `;
};

const convert = (model: ModelRecord, context: SnippetContext): Snippet => {
  const weights = weightsFiles(model, ".ckpt")[0] ?? "";
  const config = model.siblings?.find(({ rfilename }) => /(?:^|\/)config\.json$/.test(rfilename))?.rfilename;
  const settings = config ?? "config.json";
  return shell()`
    ${gate(model, context)}
    text=${"The next train to Bristol leaves from platform four."}

    ${downloadTo("voice", model, context, [weights, settings])}
    ${comment(pickleNote)}
    python -m piper.train.export_onnx --checkpoint ${`voice/${weights}`} --output-file voice.onnx
    ${sh`cp ${`voice/${settings}`} voice.onnx.json`}
    python -m piper -m voice.onnx -f speech.wav -- "$text"
  `;
};

export default {
  prettyLabel: "Piper",
  repoName: "Piper",
  repoUrl: "https://github.com/OHF-Voice/piper1-gpl",
  filter: false,
  countDownloads: any(extension("onnx"), extension("ckpt")),
  install: (model) => pip(isCheckpoint(model) ? "piper-tts[train]" : "piper-tts", "huggingface_hub"),
  snippets: (model, context) => [isCheckpoint(model) ? convert(model, context) : speak(model, context)],
  source:
    "piper-tts 1.8.0, source code, and repository OHF-Voice/piper1-gpl at b275826, documentation, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "one-voice": { id: "owner/name", siblings: files("voice.onnx", "voice.onnx.json") },
  "other-settings": { id: "owner/name", siblings: files("voice.onnx", "config.json"), gated: "auto" },
  "other-files": { id: "owner/name", siblings: files("voice.onnx", "README.md") },
  "all-voices": { id: "owner/piper-voices" },
  "unknown-files": { id: "owner/name" },
  checkpoint: { id: "owner/name", siblings: files("en/epoch=1.ckpt", "en/config.json") },
  "checkpoint-alone": { id: "owner/name", siblings: files("epoch=1.ckpt") },
} satisfies Examples;
