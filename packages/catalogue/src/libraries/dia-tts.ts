import { py, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const script = (model: ModelRecord) => py`
  # Who says what: [S1] and [S2] in turn.
  text = ${widgetText(model, "[S1] Which platform does the Bristol train leave from? [S2] Platform four. (laughs) You have plenty of time.")}
`;

const load = (model: ModelRecord, context: SnippetContext) => py`
  precision = "float16" if torch.cuda.is_available() else "float32"
  model = ${pythonCall("Dia.from_pretrained", [idOrFolder(model, context)], { compute_dtype: py`precision` })}
`;

const speak = (model: ModelRecord, context: SnippetContext): Snippet => python("Speak a dialogue")`
  ${head(model, context)}

  import torch
  from dia.model import Dia

  ${script(model)}

  ${load(model, context)}
  speech = model.generate(text)
  model.save_audio("speech.wav", speech)
  print("Saved speech.wav")
`;

const clone = (model: ModelRecord, context: SnippetContext): Snippet =>
  python("Speak with the voices of a recording")`
    ${head(model, context)}

    import torch
    from dia.model import Dia

    ${script(model)}
    # A recording of the voices to speak with: put your own here.
    voice_path = "voice.wav"
    # What is said in that recording, word for word.
    voice_text = "[S1] These are the words that the recording begins and ends with."

    ${load(model, context)}
    speech = model.generate(voice_text + " " + text, audio_prompt=voice_path)
    model.save_audio("speech.wav", speech)
    print("Saved speech.wav")
  `;

export default {
  prettyLabel: "Dia",
  repoName: "Dia",
  repoUrl: "https://github.com/nari-labs/dia",
  filter: false,
  install: pip("git+https://github.com/nari-labs/dia@876125e461a03b157ec905b0fe8b57a0f8b9e7a0"),
  snippets: (model, context) => [speak(model, context), clone(model, context)],
  source: "repository nari-labs/dia at 876125e, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  "text-of-the-author": { id: "owner/name", widgetData: [{ text: "[S1] Hello. [S2] Good morning." }] },
} satisfies Examples;
