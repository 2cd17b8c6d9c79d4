import { py, python, type Snippet } from "@modelshelf/code";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadedFolder } from "../pinned-folder.ts";
import { widgetText } from "../transformers/inputs.ts";

/** By its id the model has no revision; from a folder it has the one that was downloaded. */
const load = (model: ModelRecord, context: SnippetContext) =>
  context.revision === undefined
    ? py`dia = Dia2.from_repo(${model.id}, device=device)`
    : py`
        folder = ${downloadedFolder(model, context)}
        dia = Dia2.from_local(
            f"{folder}/config.json",
            f"{folder}/model.safetensors",
            device=device,
            tokenizer_id=folder,
        )
      `;

const snippet = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import torch
  from dia2 import Dia2

  # Who says what: [S1] and [S2] in turn.
  text = ${widgetText(model, "[S1] Which platform does the Bristol train leave from? [S2] Platform four. (laughs) You have plenty of time.")}

  device = "cuda" if torch.cuda.is_available() else "cpu"
  # Its tokenizer is loaded with the Python code that the model's repository may hold for it.
  ${load(model, context)}
  # The voices are others every time, unless prefix_speaker_1 and prefix_speaker_2 name recordings of them.
  result = dia.generate(text, output_wav="speech.wav")
  for word, second in result.timestamps:
      print(f"{second:.2f} s: {word}")
`;

export default {
  prettyLabel: "Dia2",
  repoName: "Dia2",
  repoUrl: "https://github.com/nari-labs/dia2",
  filter: false,
  // Installed in place: what the project packs lacks the parts of the package below its first level.
  install: gitClone("https://github.com/nari-labs/dia2", "8687268f4ed3ed20704638fd353b51491de3b476", "-e", "."),
  snippets: (model, context) => [snippet(model, context)],
  source: "repository nari-labs/dia2 at 8687268, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  "text-of-the-author": { id: "owner/name", widgetData: [{ text: "[S1] Hello. [S2] Good morning." }] },
} satisfies Examples;
