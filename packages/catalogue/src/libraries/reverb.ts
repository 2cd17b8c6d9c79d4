import { comment, notice, python } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { downloadedFolder } from "../pinned-folder.ts";
import { pickleNote } from "../weights-file.ts";

export default {
  prettyLabel: "Reverb",
  repoName: "Reverb",
  repoUrl: "https://github.com/revdotcom/reverb",
  filter: false,
  install: pip(
    "git+https://github.com/revdotcom/reverb@8cd4099828d68e464a9536ccb6a380ddad07c982",
    "soundfile",
    "huggingface_hub",
  ),
  snippets: (model, context) =>
    /diarization/i.test(model.id)
      ? [notice("python", "Reverb's models that tell speakers apart run in pyannote.audio, not in its own package.")]
      : [
          python()`
            ${head(model, context, { first: "Needs Python 3.10 to 3.12, and no other WeNet: the package installs its own." })}

            import wenet

            # Your own recording of English speech.
            audio_path = "recording.wav"

            ${comment(pickleNote)}
            reverb = wenet.load_model(${downloadedFolder(model, context)})
            # From 0, easy to read, to 1, with each stumble: word for word.
            print(reverb.transcribe(audio_path, verbatimicity=1.0))
          `,
        ],
  source: "repository revdotcom/reverb at 8cd4099, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "automatic-speech-recognition": { id: "owner/reverb-asr", pipeline_tag: "automatic-speech-recognition" },
  gated: { id: "owner/name", gated: "auto" },
  diarization: { id: "owner/reverb-diarization-v2" },
} satisfies Examples;
