import { py, python } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadedFolder } from "../pinned-folder.ts";
import { spokenText } from "../speech-synthesis.ts";

/** The package's own loader takes no revision: with one, the code does what that loader does. */
const load = (model: ModelRecord, context: SnippetContext) =>
  context.revision === undefined
    ? {
        imports: py`
          import soundfile as sf
          from kittentts import KittenTTS
        `,
        code: py`model = KittenTTS(${model.id})`,
      }
    : {
        imports: py`
          import json
          from pathlib import Path

          import soundfile as sf
          from kittentts.onnx_model import KittenTTS_1_Onnx
        `,
        code: py`
          folder = Path(${downloadedFolder(model, context)})
          config = json.loads((folder / "config.json").read_text())
          model = KittenTTS_1_Onnx(
              model_path=str(folder / config["model_file"]),
              voices_path=str(folder / config["voices"]),
              speed_priors=config.get("speed_priors", {}),
              voice_aliases=config.get("voice_aliases", {}),
          )
        `,
      };

export default {
  prettyLabel: "KittenTTS",
  repoName: "KittenTTS",
  repoUrl: "https://github.com/KittenML/KittenTTS",
  filter: false,
  // The index of packages has 0.1.3 alone, which loads the first model and no other.
  install: pip("git+https://github.com/KittenML/KittenTTS@395171a68d5c73a50027436988fb856c30c748b8", "soundfile"),
  snippets: (model, context) => {
    const { code, imports } = load(model, context);
    return [
      python()`
        ${head(model, context)}

        ${imports}

        ${spokenText(model)}
        # Others: expr-voice-2 to expr-voice-5, each with -m and -f at its end.
        voice = "expr-voice-5-m"

        ${code}
        speech = model.generate(text, voice=voice).squeeze()
        sf.write("speech.wav", speech, 24000)
        print("Saved speech.wav")
      `,
    ];
  },
  source: "repository KittenML/KittenTTS at 395171a (version 0.8.1), README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
