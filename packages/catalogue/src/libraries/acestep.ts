import { type Fragment, py, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadedFolder } from "../pinned-folder.ts";
import { widgetText } from "../transformers/inputs.ts";

const adapterFile = "pytorch_lora_weights.safetensors";

/** Whether the repository holds a LoRA for the model, which stays where it is. */
const isAdapter = (model: ModelRecord): boolean =>
  model.siblings?.some(({ rfilename }) => rfilename === adapterFile) ?? false;

const loaded = (model: ModelRecord, context: SnippetContext): Fragment<"python"> =>
  isAdapter(model)
    ? py`
        # The model that it adapts is downloaded besides.
        pipeline = ACEStepPipeline()
        adapter = ${downloadedFolder(model, context)}
      `
    : py`pipeline = ACEStepPipeline(checkpoint_dir=${downloadedFolder(model, context)})`;

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python()`
    ${head(model, context)}

    from acestep.pipeline_ace_step import ACEStepPipeline

    prompt = ${widgetText(model, "indie folk, acoustic guitar, warm female voice, 95 bpm")}
    # An empty text for music without words.
    lyrics = """[verse]
    The harbour lights are burning low
    The boats come in, the tide is slow

    [chorus]
    Carry me home, carry me home
    """
    seconds = 60

    ${loaded(model, context)}
    # The program makes the folder, which the name must therefore have.
    pipeline(
        prompt=prompt,
        lyrics=lyrics,
        audio_duration=seconds,
        ${isAdapter(model) ? py`lora_name_or_path=adapter,` : py``}
        save_path="music/song.wav",
    )
    print("Saved music/song.wav")
  `,
];

export default {
  prettyLabel: "ACE-Step",
  repoName: "ACE-Step",
  repoUrl: "https://github.com/ace-step/ACE-Step",
  filter: false,
  countDownloads: path("ace_step_transformer/config.json"),
  // It saves with an argument of torchaudio.save that newer versions leave to another package.
  install: pip("git+https://github.com/ace-step/ACE-Step@d612523f50e252c0e138e68ae75b06223f96e934", "torchaudio<2.9"),
  snippets,
  source: "repository ace-step/ACE-Step at d612523, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-to-audio": { id: "owner/name", pipeline_tag: "text-to-audio" },
  adapter: { id: "owner/name-LoRA", siblings: [{ rfilename: "pytorch_lora_weights.safetensors" }] },
  gated: { id: "owner/name", gated: "auto", widgetData: [{ text: "ambient, slow, piano" }] },
} satisfies Examples;
