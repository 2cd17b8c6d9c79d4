import { comment, notice, py, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

type Task = "text-to-speech" | "automatic-speech-recognition";

const taskOf = (model: ModelRecord): Task | undefined => {
  const tasks = [model.pipeline_tag, ...(model.tags ?? [])];
  if (tasks.includes("text-to-speech")) return "text-to-speech";
  return tasks.includes("automatic-speech-recognition") ? "automatic-speech-recognition" : undefined;
};

/** OWSM and its like, which are trained for many languages and tasks, have an interface of their own. */
const isOwsm = (model: ModelRecord) =>
  /owsm/i.test(model.id) || (model.siblings ?? []).some(({ rfilename }) => rfilename.startsWith("exp/s2t_"));

/** The interface of those of them that have an encoder alone. */
const isCtc = (model: ModelRecord) => isOwsm(model) && /ctc/i.test(model.id);

const pickles = "The files hold pickles, which can run code: load them only if you trust their author.";

/** The model zoo takes the revision behind the id. */
const load = (name: string, model: ModelRecord, { revision }: SnippetContext) =>
  pythonCall(`${name}.from_pretrained`, [revision === undefined ? model.id : `${model.id}@${revision}`], {
    device: py`device`,
  });

const speak = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import soundfile
  import torch
  from espnet2.bin.tts_inference import Text2Speech

  text = ${widgetText(model, "The lighthouse keeper climbed the stairs one last time.")}
  # Counted from 0, for models of several speakers or languages.
  speaker = 0
  language = 0

  device = "cuda" if torch.cuda.is_available() else "cpu"
  ${comment(pickles)}
  model = ${load("Text2Speech", model, context)}
  speech = model(
      text,
      sids=torch.tensor([speaker]) if model.use_sids else None,
      lids=torch.tensor([language]) if model.use_lids else None,
  )["wav"]
  soundfile.write("speech.wav", speech.view(-1).cpu().numpy(), model.fs)
  print("Saved speech.wav")
`;

const transcribe = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import librosa
  import torch
  from espnet2.bin.asr_inference import Speech2Text

  # Your own recording.
  audio_file = "audio.wav"
  # Samples a second that the model was trained with: nearly always 16000.
  sample_rate = 16000

  device = "cuda" if torch.cuda.is_available() else "cpu"
  ${comment(pickles)}
  model = ${load("Speech2Text", model, context)}
  samples, _ = librosa.load(audio_file, sr=sample_rate)
  text, *_ = model(samples)[0]
  print(text)
`;

const transcribeManyLanguages = (model: ModelRecord, context: SnippetContext): Snippet => {
  const name = isCtc(model) ? "Speech2TextGreedySearch" : "Speech2Text";
  return python()`
    ${head(model, context)}

    import librosa
    import torch
    ${isCtc(model) ? py`from espnet2.bin.s2t_inference_ctc import Speech2TextGreedySearch` : py`from espnet2.bin.s2t_inference import Speech2Text`}

    # Your own recording, of at most 30 seconds.
    audio_file = "audio.wav"
    # The language that is spoken, in three letters.
    language = "<eng>"

    device = "cuda" if torch.cuda.is_available() else "cpu"
    ${comment(pickles)}
    model = ${load(name, model, context)}
    samples, _ = librosa.load(audio_file, sr=16000)
    text, *_ = model(samples, lang_sym=language, task_sym="<asr>")[0]
    print(text)
  `;
};

export default {
  prettyLabel: "ESPnet",
  repoName: "ESPnet",
  repoUrl: "https://github.com/espnet/espnet",
  docsUrl: "https://huggingface.co/docs/hub/espnet",
  filter: true,
  hostedInferenceTasks: ["text-to-speech", "automatic-speech-recognition"],
  install: pip("espnet", "espnet_model_zoo"),
  snippets: (model, context) => {
    const task = taskOf(model);
    if (task === undefined)
      return [notice("python", "unknown model type (must be text-to-speech or automatic-speech-recognition)")];
    if (task === "text-to-speech") return [speak(model, context)];
    return [isOwsm(model) ? transcribeManyLanguages(model, context) : transcribe(model, context)];
  },
  source: "espnet 202511 and espnet_model_zoo 0.1.7, source code of both packages, read 2026-11-21",
} satisfies Library;

export const examples = {
  "automatic-speech-recognition": { id: "owner/name", pipeline_tag: "automatic-speech-recognition" },
  "text-to-speech": { id: "owner/name", tags: ["text-to-speech"] },
  owsm: {
    id: "owner/name",
    pipeline_tag: "automatic-speech-recognition",
    siblings: [{ rfilename: "exp/s2t_train_raw_bpe50000/valid.acc.ave.pth" }],
  },
  "owsm-ctc": { id: "owner/owsm_ctc_v4_1B", pipeline_tag: "automatic-speech-recognition" },
  "another-task": { id: "owner/name", pipeline_tag: "audio-to-audio" },
} satisfies Examples;
