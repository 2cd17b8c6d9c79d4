import { type Fragment, identifier, none, notice, py, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone, pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

interface Kind {
  readonly name: string;
  readonly prompt: string;
  readonly generate: Fragment<"python">;
}

const ofSetLength = py`
  model.set_generation_params(duration=5)
  audio = model.generate([prompt], progress=True)
`;
const music = "a mellow piano melody over soft rain, 80 bpm";
const sound = "footsteps on gravel, a dog barks in the distance";

// By tag. Source: audiocraft 1.3.0 and repository facebookresearch/audiocraft at 896ec7c, audiocraft/models/*.py,
// read 2026-11-21. MAGNeT and JASCO write as many seconds as they were trained with.
const kinds: readonly (readonly [string, Kind])[] = [
  ["musicgen", { name: "MusicGen", prompt: music, generate: ofSetLength }],
  ["audiogen", { name: "AudioGen", prompt: sound, generate: ofSetLength }],
  ["magnet", { name: "MAGNeT", prompt: music, generate: py`audio = model.generate([prompt], progress=True)` }],
  [
    "jasco",
    {
      name: "JASCO",
      prompt: "strings and woodwinds, a calm symphony",
      generate: py`
        # Chords, and the second at which each begins.
        chords = [("C", 0.0), ("D", 2.0), ("F", 4.0), ("Ab", 6.0), ("C", 8.0)]
        audio = model.generate_music(descriptions=[prompt], chords=chords, progress=True)
      `,
    },
  ],
];

const kindOf = (model: ModelRecord): Kind | undefined => kinds.find(([tag]) => model.tags?.includes(tag))?.[1];

/** Released after the package: only the repository has it, with the list of chords that it reads. */
const isJasco = (model: ModelRecord) => kindOf(model)?.name === "JASCO";

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const kind = kindOf(model);
  if (kind === undefined) return [notice("python", "⚠️ Type of model unknown")];
  const { name, prompt, generate } = kind;
  const pinned = context.revision !== undefined;
  const folder = py`folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision })}`;
  return [
    python()`
      ${head(model, context)}

      from audiocraft.data.audio import audio_write
      from audiocraft.models import ${identifier(name)}
      ${pinned ? py`from huggingface_hub import snapshot_download` : none.python}

      prompt = ${widgetText(model, prompt)}

      # The files hold pickles, which can run code: load them only if you trust their author.
      ${pinned ? folder : none.python}
      model = ${identifier(`${name}.get_pretrained`)}(${pinned ? py`folder` : model.id})
      ${generate}
      audio_write("audio", audio[0].cpu(), model.sample_rate, strategy="loudness")
      print("Saved audio.wav")
    `,
  ];
}

export default {
  prettyLabel: "Audiocraft",
  repoName: "audiocraft",
  repoUrl: "https://github.com/facebookresearch/audiocraft",
  filter: false,
  countDownloads: path("state_dict.bin"),
  // The package asks for torch 2.1, which Python 3.8 to 3.11 have.
  install: (model) =>
    isJasco(model)
      ? gitClone(
          "https://github.com/facebookresearch/audiocraft",
          "896ec7c47f5e5d1e5aa1e4b260c4405328bf009d",
          "-e",
          ".",
        )
      : pip("audiocraft"),
  snippets,
  source: "audiocraft 1.3.0 and repository facebookresearch/audiocraft at 896ec7c, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  musicgen: { id: "owner/name", tags: ["musicgen"] },
  audiogen: { id: "owner/name", tags: ["audiogen"] },
  magnet: { id: "owner/name", tags: ["magnet"] },
  jasco: { id: "owner/name", tags: ["jasco"] },
  unknown: { id: "owner/name" },
} satisfies Examples;
