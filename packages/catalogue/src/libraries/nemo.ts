import { comment, identifier, none, notice, py, python, type Snippet } from "@modelshelf/code";
import { any, extension, path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

type Domain = "speech-recognition" | "speech-language-model" | "text-to-speech" | "spectrogram";

function domainOf(model: ModelRecord): Domain | undefined {
  const tags = model.tags ?? [];
  const has = (task: string) => model.pipeline_tag === task || tags.includes(task);
  // Canary-Qwen joins a speech encoder to a language model; its card says so by this tag alone.
  if (has("automatic-speech-recognition"))
    return tags.includes("Qwen") ? "speech-language-model" : "speech-recognition";
  if (has("text-to-speech")) return /magpie/i.test(model.id) ? "text-to-speech" : "spectrogram";
  return undefined;
}

/** The model as NeMo packs it: a file that mostly has the repository's name. */
const packed = (model: ModelRecord): string =>
  (model.siblings ?? []).find(({ rfilename }) => rfilename.endsWith(".nemo"))?.rfilename ?? usualName(model);
const usualName = ({ id }: ModelRecord) => `${id.slice(id.indexOf("/") + 1)}.nemo`;

/** from_pretrained takes no revision, and no file of another name. */
const byFile = (model: ModelRecord, context: SnippetContext) =>
  context.revision !== undefined || packed(model) !== usualName(model);

const download = (model: ModelRecord, context: SnippetContext) =>
  byFile(model, context)
    ? py`model_file = ${pythonCall("hf_hub_download", [model.id, packed(model)], { revision: context.revision })}`
    : none.python;

const downloadImport = (model: ModelRecord, context: SnippetContext) =>
  byFile(model, context) ? py`from huggingface_hub import hf_hub_download` : none.python;

/** NeMo takes a GPU where there is one. */
const load = (name: string, model: ModelRecord, context: SnippetContext) =>
  byFile(model, context)
    ? py`${identifier(`${name}.restore_from`)}(model_file)`
    : pythonCall(`${name}.from_pretrained`, [model.id]);

const pickles = "The file holds pickles, which can run code: load it only if you trust its author.";

const recognize = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  ${downloadImport(model, context)}
  from nemo.collections.asr.models import ASRModel

  # Your own recording, with one channel.
  audio_file = "audio.wav"

  ${comment(pickles)}
  ${download(model, context)}
  model = ${load("ASRModel", model, context)}
  result = model.transcribe([audio_file])[0]
  print(result.text)
`;

const askLanguageModel = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import torch
  from nemo.collections.speechlm2.models import SALM

  # Your own recording.
  audio_file = "audio.wav"

  device = "cuda" if torch.cuda.is_available() else "cpu"
  model = ${pythonCall("SALM.from_pretrained", [model.id], { revision: context.revision })}.to(device).eval()
  message = {
      "role": "user",
      "content": f"Transcribe the following: {model.audio_locator_tag}",
      "audio": [audio_file],
  }
  answers = model.generate(prompts=[[message]], max_new_tokens=256)
  print(model.tokenizer.ids_to_text(answers[0].cpu()))
`;

const sentence = (model: ModelRecord) =>
  py`text = ${widgetText(model, "The lighthouse keeper climbed the stairs one last time.")}`;

const speak = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import soundfile
  ${downloadImport(model, context)}
  from nemo.collections.tts.models import MagpieTTSModel

  ${sentence(model)}
  language = "en"

  ${comment(pickles)}
  ${download(model, context)}
  model = ${load("MagpieTTSModel", model, context)}
  model.eval()
  speech, lengths = model.do_tts(text, language=language)
  soundfile.write("speech.wav", speech[0, : lengths[0]].float().cpu().numpy(), model.output_sample_rate)
  print("Saved speech.wav")
`;

/** FastPitch and its like write a spectrogram, which another model turns into sound. */
const speakThroughVocoder = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import soundfile
  import torch
  ${downloadImport(model, context)}
  from nemo.collections.tts.models import FastPitchModel, HifiGanModel

  ${sentence(model)}
  # Turns the spectrogram into sound: one that was trained on the same voice is best.
  vocoder_id = "nvidia/tts_hifigan"
  sample_rate = 22050

  ${comment(pickles)}
  ${download(model, context)}
  model = ${load("FastPitchModel", model, context)}
  model.eval()
  vocoder = HifiGanModel.from_pretrained(vocoder_id)
  vocoder.eval()
  with torch.no_grad():
      spectrogram = model.generate_spectrogram(tokens=model.parse(text))
      speech = vocoder.convert_spectrogram_to_audio(spec=spectrogram)
  soundfile.write("speech.wav", speech[0].cpu().numpy(), sample_rate)
  print("Saved speech.wav")
`;

export default {
  prettyLabel: "NeMo",
  repoName: "NeMo",
  repoUrl: "https://github.com/NVIDIA/NeMo",
  filter: true,
  countDownloads: any(extension("nemo"), path("model_config.yaml"), extension("json")),
  hostedInferenceTasks: ["automatic-speech-recognition"],
  install: (model) => {
    const domain = domainOf(model);
    if (domain === "speech-language-model") return pip("nemo_toolkit[asr,speechlm2]");
    if (domain === "speech-recognition") return pip("nemo_toolkit[asr]");
    return domain === undefined ? pip("nemo_toolkit") : pip("nemo_toolkit[tts]");
  },
  snippets: (model, context) => {
    switch (domainOf(model)) {
      case "speech-recognition":
        return [recognize(model, context)];
      case "speech-language-model":
        return [askLanguageModel(model, context)];
      case "text-to-speech":
        return [speak(model, context)];
      case "spectrogram":
        return [speakThroughVocoder(model, context)];
      default:
        return [notice("python", "tag did not correspond to a valid NeMo domain.")];
    }
  },
  source: "nemo_toolkit 3.0.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "automatic-speech-recognition": { id: "owner/name", pipeline_tag: "automatic-speech-recognition" },
  "with-a-file-of-another-name": {
    id: "owner/name",
    tags: ["automatic-speech-recognition"],
    siblings: [{ rfilename: "README.md" }, { rfilename: "stt_conformer.nemo" }],
  },
  "speech-language-model": { id: "owner/name", pipeline_tag: "automatic-speech-recognition", tags: ["Qwen"] },
  magpie: { id: "owner/magpie_tts", pipeline_tag: "text-to-speech" },
  fastpitch: { id: "owner/tts_en_fastpitch", pipeline_tag: "text-to-speech" },
  "another-domain": { id: "owner/name", pipeline_tag: "text-generation" },
} satisfies Examples;
