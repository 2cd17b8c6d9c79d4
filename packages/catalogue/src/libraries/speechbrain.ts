import { type Fragment, identifier, none, notice, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head, isGated } from "../loading.ts";
import { lookup } from "../lookup.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

interface Interface {
  readonly module: string;
  /** What is done with the audio file of the reader. */
  readonly use: Fragment<"python">;
}

const transcribe = py`print(model.transcribe_file(audio_file))`;
const enhance = py`
  model.enhance_file(audio_file, output_filename="enhanced.wav")
  print("Saved enhanced.wav")
`;

// Source: speechbrain 1.1.2, speechbrain/inference/*.py, read 2026-11-21. The names of the methods
// per class: the hub's own list of interfaces.
const interfaces: Readonly<Record<string, Interface>> = {
  EncoderClassifier: {
    module: "speechbrain.inference.classifiers",
    use: py`
      *_, labels = model.classify_file(audio_file)
      print(labels[0])
    `,
  },
  EncoderDecoderASR: { module: "speechbrain.inference.ASR", use: transcribe },
  EncoderASR: { module: "speechbrain.inference.ASR", use: transcribe },
  SepformerSeparation: {
    module: "speechbrain.inference.separation",
    use: py`
      ${pyImport("import soundfile")}
      sources = model.separate_file(path=audio_file)
      for number in range(sources.shape[-1]):
          samples = sources[0, :, number].detach().cpu().numpy()
          soundfile.write(f"source-{number + 1}.wav", samples, model.hparams.sample_rate)
      print(f"Saved {sources.shape[-1]} files")
    `,
  },
  SpectralMaskEnhancement: { module: "speechbrain.inference.enhancement", use: enhance },
  WaveformEnhancement: { module: "speechbrain.inference.enhancement", use: enhance },
};

/** How the files are fetched: by itself, speechbrain takes the default branch, and does not say who asks. */
function fetchOptions(model: ModelRecord, { revision }: SnippetContext) {
  const token = isGated(model) ? true : undefined;
  return revision === undefined && token === undefined ? undefined : { revision, token };
}

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const name = model.config?.speechbrain?.speechbrain_interface;
  if (name === undefined) return [notice("python", "interface not specified in config.json")];
  const found = lookup(interfaces, name);
  if (found === undefined) return [notice("python", "interface in config.json invalid")];
  const { module, use } = found;
  const options = fetchOptions(model, context);
  const load = pythonCall(`${name}.from_hparams`, [], {
    source: model.id,
    fetch_config: options === undefined ? undefined : pythonCall("FetchConfig", [], options),
  });
  return [
    python()`
      ${head(model, context)}

      from ${identifier(module)} import ${identifier(name)}
      ${options === undefined ? none.python : py`from speechbrain.utils.fetching import FetchConfig`}

      # Your own recording.
      audio_file = "audio.wav"

      # Its hyperparams.yaml names the Python objects to make, and can run code: load it only if you trust its author.
      model = ${load}
      ${use}
    `,
  ];
}

export default {
  prettyLabel: "speechbrain",
  repoName: "speechbrain",
  repoUrl: "https://github.com/speechbrain/speechbrain",
  docsUrl: "https://huggingface.co/docs/hub/speechbrain",
  filter: true,
  countDownloads: path("hyperparams.yaml"),
  hostedInferenceTasks: ["audio-classification", "audio-to-audio", "automatic-speech-recognition", "text-to-speech"],
  applies: { tags: ["speechbrain"] },
  // torchaudio 2.11.0, its last release, cannot be imported beside torch 2.15 for Linux (read 2026-11-22).
  install: pip("speechbrain", "torch<2.15"),
  snippets,
  source: "speechbrain 1.1.2, source code, read 2026-11-21",
} satisfies Library;

const speaks = (speechbrain_interface: string): ModelRecord => ({
  id: "owner/name",
  config: { speechbrain: { speechbrain_interface } },
});

export const examples = {
  "encoder-classifier": speaks("EncoderClassifier"),
  "encoder-decoder-asr": speaks("EncoderDecoderASR"),
  "encoder-asr": speaks("EncoderASR"),
  "sepformer-separation": speaks("SepformerSeparation"),
  "spectral-mask-enhancement": speaks("SpectralMaskEnhancement"),
  "waveform-enhancement": speaks("WaveformEnhancement"),
  gated: { ...speaks("EncoderASR"), gated: "auto" },
  "invalid-interface": speaks("constructor"),
  "without-an-interface": { id: "owner/name" },
} satisfies Examples;
