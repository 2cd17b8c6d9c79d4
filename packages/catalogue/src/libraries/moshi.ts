import { none, python, type Snippet, sh, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

/** Weights for Apple silicon, which another package runs. */
const isMlx = (model: ModelRecord) => Boolean(model.tags?.includes("mlx")) || /-mlx(?:-|$)/i.test(model.id);

const speaks = (model: ModelRecord) => model.pipeline_tag === "text-to-speech";
const converses = (model: ModelRecord) =>
  model.pipeline_tag !== "automatic-speech-recognition" && model.pipeline_tag !== "translation";

const load = (model: ModelRecord, context: SnippetContext) =>
  pythonCall("loaders.CheckpointInfo.from_hf_repo", [model.id], { revision: context.revision });

/** Speech in, and what the model makes of it out: an answer, a translation or a transcript. */
const answer = (model: ModelRecord, context: SnippetContext): Snippet => python("Answer a recording")`
  ${head(model, context)}

  import sphn
  import torch
  from moshi.models import loaders
  from moshi.run_inference import InferenceState

  # Your own recording.
  audio_file = "audio.wav"

  device = "cuda" if torch.cuda.is_available() else "cpu"
  checkpoint = ${load(model, context)}
  mimi = checkpoint.get_mimi(device=device)
  moshi = checkpoint.get_moshi(device=device)
  samples, _ = sphn.read(audio_file, sample_rate=mimi.sample_rate)
  audio = torch.from_numpy(samples).to(device)[None, :1]

  with torch.no_grad():
      # One recording at a time, without classifier-free guidance.
      state = InferenceState(
          checkpoint, mimi, checkpoint.get_text_tokenizer(), moshi, 1, 1.0, device, **checkpoint.lm_gen_config
      )
      # Prints the text as it goes.
      answers = state.run(audio)
  # A model that only transcribes has no answers.
  for _, speech in answers:
      sphn.write_wav("answer.wav", speech[0].numpy(), sample_rate=mimi.sample_rate)
      print("Saved answer.wav")
`;

const speak = (model: ModelRecord, context: SnippetContext): Snippet => python("Read a text aloud")`
  ${head(model, context)}

  import sphn
  import torch
  from moshi.models import loaders
  from moshi.models.tts import TTSModel

  text = ${widgetText(model, "The lighthouse keeper climbed the stairs one last time.")}
  # One of the recordings in the repository kyutai/tts-voices.
  voice = "expresso/ex03-ex01_happy_001_channel1_334s.wav"

  device = "cuda" if torch.cuda.is_available() else "cpu"
  checkpoint = ${load(model, context)}
  model = TTSModel.from_checkpoint_info(checkpoint, device=device)
  speech = model.simple_generate(text, voice)[0]
  sphn.write_wav("speech.wav", speech.cpu().numpy(), sample_rate=model.mimi.sample_rate)
  print("Saved speech.wav")
`;

const hub = (context: SnippetContext) =>
  context.endpoint === undefined ? none.shell : sh`export HF_ENDPOINT=${context.endpoint}`;

/** The programs take no revision. */
const branchNote = (context: SnippetContext) =>
  context.revision === undefined ? none.shell : sh`# The program loads the main branch: it takes no revision.`;

const converse = (model: ModelRecord, context: SnippetContext): Snippet => shell("Talk to it in the browser")`
  # Needs a GPU with 24 GB. Prints the address to open.
  ${hub(context)}
  ${branchNote(context)}
  python -m moshi.server --hf-repo ${model.id}
`;

const answerOnMac = (model: ModelRecord, context: SnippetContext): Snippet => shell("Answer a recording")`
  # Your own recording.
  audio_file=audio.wav

  ${hub(context)}
  ${branchNote(context)}
  python -m moshi_mlx.run_inference --hf-repo ${model.id} "$audio_file" answer.wav
`;

/** The weights' bits, as they stand in the name. */
const bits = ({ id }: ModelRecord) => /-q([48])$/.exec(id)?.[1];

function converseOnMac(model: ModelRecord, context: SnippetContext): Snippet {
  const quantized = bits(model);
  const program = sh`python -m moshi_mlx.local_web --hf-repo ${model.id}`;
  return shell("Talk to it in the browser")`
    ${hub(context)}
    ${branchNote(context)}
    ${quantized === undefined ? program : sh`${program} --quantized ${quantized}`}
  `;
}

export default {
  prettyLabel: "Moshi",
  repoName: "Moshi",
  repoUrl: "https://github.com/kyutai-labs/moshi",
  filter: false,
  countDownloads: path("tokenizer-e351c8d8-checkpoint125.safetensors"),
  install: (model) => (isMlx(model) ? pip("moshi_mlx") : pip("moshi")),
  snippets: (model, context) => {
    if (isMlx(model)) {
      const answers = answerOnMac(model, context);
      return converses(model) ? [answers, converseOnMac(model, context)] : [answers];
    }
    if (speaks(model)) return [speak(model, context)];
    const answers = answer(model, context);
    return converses(model) ? [answers, converse(model, context)] : [answers];
  },
  fixedSource: "the programs of the package take no revision",
  source: "moshi 0.2.13 and moshi_mlx 0.3.0, source code of both packages, read 2026-11-21",
} satisfies Library;

export const examples = {
  "audio-to-audio": { id: "owner/name", pipeline_tag: "audio-to-audio" },
  "automatic-speech-recognition": { id: "owner/name", pipeline_tag: "automatic-speech-recognition" },
  "text-to-speech": { id: "owner/name", pipeline_tag: "text-to-speech" },
  mlx: { id: "owner/name-mlx-q4", pipeline_tag: "audio-to-audio" },
  "mlx-speech-recognition": { id: "owner/name", tags: ["mlx"], pipeline_tag: "automatic-speech-recognition" },
  "mlx-without-quantization": { id: "owner/name-mlx-bf16" },
} satisfies Examples;
