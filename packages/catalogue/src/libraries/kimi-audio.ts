import { comment, none, py, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

const gpuNote = "Needs an NVIDIA GPU: the library and its models know no other device.";
const remoteCodeNote = "Loading the model runs Python code from its repository: read it first, and pin a revision.";

/** KimiAudio takes a folder in place of an id, which can be of any revision. */
const load = (model: ModelRecord, context: SnippetContext, speaks: boolean) => {
  const { revision } = context;
  const folder = revision === undefined ? model.id : pythonCall("snapshot_download", [model.id], { revision });
  return pythonCall("KimiAudio", [], { model_path: folder, load_detokenizer: speaks });
};

const downloadImport = ({ revision }: SnippetContext) =>
  revision === undefined ? none.python : py`from huggingface_hub import snapshot_download`;

const transcribe = (model: ModelRecord, context: SnippetContext): Snippet => python("Transcribe a recording")`
  ${comment(remoteCodeNote)}
  ${head(model, context, { first: gpuNote })}

  ${downloadImport(context)}
  from kimia_infer.api.kimia import KimiAudio

  # Your own recording.
  audio_file = "audio.wav"

  model = ${load(model, context, false)}
  messages = [
      {"role": "user", "message_type": "text", "content": "Please transcribe this recording:"},
      {"role": "user", "message_type": "audio", "content": audio_file},
  ]
  _, text = model.generate(messages, output_type="text")
  print(text)
`;

const answer = (model: ModelRecord, context: SnippetContext): Snippet => python("Answer a spoken question")`
  ${comment(remoteCodeNote)}
  ${head(model, context, { first: gpuNote })}

  import soundfile
  ${downloadImport(context)}
  from kimia_infer.api.kimia import KimiAudio

  # Your own recording, with a question.
  audio_file = "question.wav"

  model = ${load(model, context, true)}
  messages = [{"role": "user", "message_type": "audio", "content": audio_file}]
  speech, text = model.generate(messages, output_type="both", audio_temperature=0.8, audio_top_k=10)
  print(text)
  soundfile.write("answer.wav", speech.view(-1).float().cpu().numpy(), 24000)
  print("Saved answer.wav")
`;

export default {
  prettyLabel: "KimiAudio",
  repoName: "KimiAudio",
  repoUrl: "https://github.com/MoonshotAI/Kimi-Audio",
  filter: false,
  // pip fetches the submodule too, which the code imports.
  install: pip("git+https://github.com/MoonshotAI/Kimi-Audio@2607d515f5b7dffa1dcc7526f9f26feb48e356c4"),
  snippets: (model, context) => [transcribe(model, context), answer(model, context)],
  source: "repository MoonshotAI/Kimi-Audio at 2607d51, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "audio-text-to-text": { id: "owner/name", pipeline_tag: "audio-text-to-text" },
} satisfies Examples;
