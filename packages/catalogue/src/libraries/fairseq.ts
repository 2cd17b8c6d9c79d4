import { comment, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const archived =
  "fairseq is archived. Its last release needs Python 3.10 and pip 24.0; fairseq2 is its successor, for other models.";
const pickles = "The files hold pickles, which can run code: load them only if you trust their author.";

const load = (model: ModelRecord, context: SnippetContext, settings?: Readonly<Record<string, boolean>>) =>
  pythonCall("load_model_ensemble_and_task_from_hf_hub", [model.id], {
    arg_overrides: settings,
    revision: context.revision,
  });

const speak = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: archived })}

  import soundfile
  from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub
  from fairseq.models.text_to_speech.hub_interface import TTSHubInterface

  text = ${widgetText(model, "The lighthouse keeper climbed the stairs one last time.")}

  ${comment(pickles)}
  # The part that makes the sound would otherwise be put on a GPU, and at half precision: the model is not.
  models, config, task = ${load(model, context, { cpu: true, fp16: false })}
  speech, sample_rate = TTSHubInterface(config, task, models[0]).predict(text)
  soundfile.write("speech.wav", speech.numpy(), sample_rate)
  print("Saved speech.wav")
`;

const recognize = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: archived })}

  from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub
  from fairseq.models.speech_to_text.hub_interface import S2THubInterface

  # Your own recording, with 16000 samples a second.
  audio_file = "audio.wav"

  ${comment(pickles)}
  models, config, task = ${load(model, context)}
  print(S2THubInterface(config, task, models[0]).predict(audio_file))
`;

/** What a model takes is a matter of its task: the example shows what there is. */
const open = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: archived })}

  from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub

  ${comment(pickles)}
  models, config, task = ${load(model, context)}
  model = models[0].eval()
  print(type(task).__name__)
  print(model)
`;

export default {
  prettyLabel: "Fairseq",
  repoName: "fairseq",
  repoUrl: "https://github.com/pytorch/fairseq",
  filter: true,
  hostedInferenceTasks: ["text-to-speech", "audio-to-audio"],
  // Its checkpoints hold settings as objects, which later versions of torch refuse.
  install: pip("fairseq", "huggingface_hub", "soundfile", "g2p_en", "numpy<1.24", "torch<2.6", "torchaudio<2.6"),
  snippets: (model, context) => {
    if (model.pipeline_tag === "text-to-speech") return [speak(model, context)];
    if (model.pipeline_tag === "automatic-speech-recognition") return [recognize(model, context)];
    return [open(model, context)];
  },
  source: "fairseq 0.12.2, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-to-speech": { id: "owner/name", pipeline_tag: "text-to-speech" },
  "automatic-speech-recognition": { id: "owner/name", pipeline_tag: "automatic-speech-recognition" },
  "another-task": { id: "owner/name" },
} satisfies Examples;
