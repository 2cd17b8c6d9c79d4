import { py, python } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { announcement, spokenText } from "../speech-synthesis.ts";
import { widgetText } from "../transformers/inputs.ts";

/** The generation, which tells the package whether the model takes languages: the first does not. */
const generation = (model: ModelRecord): string => {
  const name = model.id.slice(model.id.lastIndexOf("/") + 1).toLowerCase();
  return name === "supertonic" || name === "supertonic-2" ? name : "supertonic-3";
};

/** The author's own text is in a language that the package is left to find out. */
const isEnglish = (model: ModelRecord) => widgetText(model, announcement) === announcement;

export default {
  prettyLabel: "Supertonic",
  repoName: "Supertonic",
  repoUrl: "https://github.com/supertone-inc/supertonic",
  filter: false,
  install: pip("supertonic"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      from huggingface_hub import snapshot_download
      from supertonic import TTS

      ${spokenText(model)}

      folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision })}
      tts = ${pythonCall("TTS", [], { model: generation(model), model_dir: py`folder`, auto_download: false })}
      print(f"Voices: {', '.join(tts.voice_style_names)}")
      voice = tts.get_voice_style(tts.voice_style_names[0])
      speech, seconds = ${pythonCall("tts.synthesize", [py`text`], {
        voice_style: py`voice`,
        lang: isEnglish(model) ? "en" : undefined,
      })}
      tts.save_audio(speech, "speech.wav")
      print(f"Saved speech.wav: {seconds[0]:.1f} seconds")
    `,
  ],
  source: "supertonic 1.3.1, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "third-generation": { id: "owner/supertonic-3" },
  "first-generation": { id: "owner/supertonic" },
  "second-generation": { id: "owner/supertonic-2" },
  "text-of-the-author": { id: "owner/name", widgetData: [{ text: "A reunião começa às nove." }] },
} satisfies Examples;
