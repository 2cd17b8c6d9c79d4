import { python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";

const separate = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import librosa
  import soundfile
  import torch
  from asteroid.models import BaseModel
  from torch.torch_version import TorchVersion

  # Your own recording.
  audio_file = "audio.wav"

  # Files made with torch 1.10 or later name its version in a type that torch reads only where it is allowed.
  torch.serialization.add_safe_globals([TorchVersion])
  # The file holds pickles, which can run code: load it only if you trust its author.
  model = BaseModel.from_pretrained(${context.revision === undefined ? model.id : `${model.id}@${context.revision}`})
  device = "cuda" if torch.cuda.is_available() else "cpu"
  model = model.to(device).eval()

  samples, _ = librosa.load(audio_file, sr=int(model.sample_rate))
  # Recordings, channels, samples.
  sources = model.separate(torch.from_numpy(samples)[None, None])[0]
  for number, source in enumerate(sources, start=1):
      soundfile.write(f"source-{number}.wav", source.numpy(), int(model.sample_rate))
  print(f"Saved {len(sources)} files")
`;

export default {
  prettyLabel: "Asteroid",
  repoName: "Asteroid",
  repoUrl: "https://github.com/asteroid-team/asteroid",
  docsUrl: "https://huggingface.co/docs/hub/asteroid",
  filter: true,
  countDownloads: path("pytorch_model.bin"),
  hostedInferenceTasks: ["audio-to-audio"],
  // torchaudio 2.11.0, its last release, cannot be imported beside torch 2.15 for Linux; and the torchmetrics that
  // asteroid wants imports pkg_resources, which setuptools has no more since 82 (both read 2026-11-22).
  install: pip("asteroid", "librosa", "torch<2.15", "setuptools<82"),
  snippets: (model, context) => [separate(model, context)],
  source: "asteroid 0.7.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "audio-to-audio": { id: "owner/name", pipeline_tag: "audio-to-audio" },
} satisfies Examples;
