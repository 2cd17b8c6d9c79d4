import { py, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText, voiceFile } from "../speech-synthesis.ts";

/** The makers' repositories hold a model per language; those of others one, with its settings in a file. */
const isMakers = (model: ModelRecord) => /^kyutai\/pocket-tts(?:-without-voice-cloning)?$/.test(model.id);

/** The settings of somebody's own model, as the package reads them from a hub. */
function settingsPath(model: ModelRecord, { revision }: SnippetContext): string {
  const file = model.siblings?.find(({ rfilename }) => /^[^/]+\.ya?ml$/.test(rfilename))?.rfilename ?? "config.yaml";
  return `hf://${model.id}/${file}${revision === undefined ? "" : `@${revision}`}`;
}

const settings = (model: ModelRecord, context: SnippetContext) => py`
  # The settings of the model, which name its weights.
  config = ${settingsPath(model, context)}
`;

const language = py`
  # Others: french, german, italian, portuguese, spanish and dutch, and those of higher quality such as french_24l.
  language = "english"
`;

/** Its own voices go with the makers' weights alone. */
const withBuiltInVoice = (model: ModelRecord, context: SnippetContext): Snippet => python(
  "Speak with one of its voices",
)`
  ${head(model, context)}

  import soundfile as sf
  from pocket_tts import TTSModel

  ${spokenText(model)}
  ${language}
  # Others: juergen (German), estelle (French), lola (Spanish), giovanni (Italian), rafael (Portuguese), daan (Dutch).
  voice = "alba"

  model = TTSModel.load_model(language)
  speech = model.generate_audio(model.get_state_for_audio_prompt(voice), text)
  sf.write("speech.wav", speech.numpy(), model.sample_rate)
  print("Saved speech.wav")
`;

const withOwnVoice = (model: ModelRecord, context: SnippetContext): Snippet =>
  python("Speak with the voice of a recording")`
    ${head(model, context)}

    import soundfile as sf
    from pocket_tts import TTSModel

    ${spokenText(model)}
    ${isMakers(model) ? language : settings(model, context)}
    ${voiceFile}

    model = ${isMakers(model) ? py`TTSModel.load_model(language)` : pythonCall("TTSModel.load_model", [], { config: py`config` })}
    speech = model.generate_audio(model.get_state_for_audio_prompt(voice_path), text)
    sf.write("speech.wav", speech.numpy(), model.sample_rate)
    print("Saved speech.wav")
  `;

export default {
  prettyLabel: "Pocket-TTS",
  repoName: "PocketTTS",
  repoUrl: "https://github.com/kyutai-labs/pocket-tts",
  filter: false,
  countDownloads: path("tts_b6369a24.safetensors"),
  install: pip("pocket-tts", "soundfile"),
  snippets: (model, context) =>
    isMakers(model) ? [withBuiltInVoice(model, context), withOwnVoice(model, context)] : [withOwnVoice(model, context)],
  fixedSource: "the package names the files of the makers' models itself, each at a commit",
  source: "pocket-tts 4.0.1, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "of-the-makers": { id: "kyutai/pocket-tts", gated: "auto" },
  "of-somebody-else": {
    id: "owner/name",
    siblings: [{ rfilename: "nested/other.yaml" }, { rfilename: "czech.yaml" }, { rfilename: "model.safetensors" }],
  },
  "without-a-list-of-files": { id: "owner/name" },
} satisfies Examples;
