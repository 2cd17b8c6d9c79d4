import { identifier, none, py, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText, voiceFile } from "../speech-synthesis.ts";

/** Which of the package's modules loads the model: by a file that only that generation has, or by the name. */
function moduleOf(model: ModelRecord): "infer" | "infer_v2" | "infer_v2_5" {
  const files = new Set(model.siblings?.map(({ rfilename }) => rfilename));
  if (files.has("codec.pth") || /2[._]5/.test(model.id)) return "infer_v2_5";
  if (files.has("s2mel.pth") || /tts-?2/i.test(model.id)) return "infer_v2";
  return files.has("bigvgan_generator.pth") || /tts-?1|index-?tts$/i.test(model.id) ? "infer" : "infer_v2";
}

const languageLine = py`
  # Or ZH, JA, ES, AR.
  language = "EN"
`;

function make(model: ModelRecord, context: SnippetContext): Snippet {
  const module = moduleOf(model);
  const className = module === "infer" ? "IndexTTS" : "IndexTTS2";
  const language = module === "infer_v2_5";
  return python()`
    ${head(model, context, { first: "Needs Python 3.10 or 3.11." })}

    from huggingface_hub import snapshot_download
    from indextts.${identifier(module)} import ${identifier(className)}

    ${spokenText(model)}
    ${language ? languageLine : none.python}
    ${voiceFile}

    # A folder of its own: the models that it needs besides are downloaded into it too.
    folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision, local_dir: "checkpoints" })}
    # The files hold pickles, which can run code: load them only if you trust their author.
    tts = ${identifier(className)}(cfg_path=f"{folder}/config.yaml", model_dir=folder)
    tts.infer(${language ? py`voice_path, text, "speech.wav", language` : py`voice_path, text, "speech.wav"`})
    print("Saved speech.wav")
  `;
}

export default {
  prettyLabel: "IndexTTS",
  repoName: "IndexTTS",
  repoUrl: "https://github.com/index-tts/index-tts",
  filter: false,
  applies: { tags: ["indextts"] },
  install: pip("git+https://github.com/index-tts/index-tts@ee40fa7d6c6b8a2c7f06105f9f1e65775b74868c"),
  snippets: (model, context) => [make(model, context)],
  source: "repository index-tts/index-tts at ee40fa7, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "version-2-5": { id: "owner/IndexTTS-2.5" },
  "version-2": { id: "owner/IndexTTS-2" },
  "version-1-5": { id: "owner/IndexTTS-1.5" },
  "by-a-file-of-2-5": { id: "owner/name", siblings: [{ rfilename: "codec.pth" }, { rfilename: "s2mel.pth" }] },
  "by-a-file-of-2": { id: "owner/name", siblings: [{ rfilename: "s2mel.pth" }] },
  "by-a-file-of-1": { id: "owner/name", siblings: [{ rfilename: "bigvgan_generator.pth" }] },
  unknown: { id: "owner/name" },
} satisfies Examples;
