import { python } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";

export default {
  prettyLabel: "MANAS-1",
  repoName: "MANAS-1",
  repoUrl: "https://github.com/NeurodxAI/manas-1",
  filter: false,
  countDownloads: extension("pt"),
  // MNE reads the recording.
  install: gitClone(
    "https://github.com/NeurodxAI/manas-1",
    "c2e21092f6b77405ad5fce2e6b1b434ea2a8f850",
    "torch",
    "numpy",
    "tqdm",
    "mne",
    "huggingface_hub",
  ),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "Runs in the folder of the repository." })}

      from pathlib import Path

      import mne
      import torch
      from huggingface_hub import snapshot_download
      from modelclass import MANAS1, POSITIONS

      # Your own recording of an EEG, in a format that MNE reads: EDF, BrainVision and more.
      eeg_path = "recording.edf"
      seconds = 10

      # The model knows 20 places on the head, and 200 values a second.
      recording = mne.io.read_raw(eeg_path, preload=True)
      channels = [name for name in recording.ch_names if name in POSITIONS]
      recording.pick(channels)
      recording.resample(200)
      signal = torch.tensor(recording.get_data(stop=200 * seconds), dtype=torch.float32)
      # The project does not say how its signals were scaled: here each channel has mean 0 and deviation 1.
      signal = (signal - signal.mean(dim=1, keepdim=True)) / signal.std(dim=1, keepdim=True)
      places = torch.tensor([POSITIONS[name] for name in channels])

      folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision, allow_patterns: "*.pt" })}
      # Of the small model: the source has the layers of that one alone.
      model = MANAS1(next(Path(folder).rglob("*.pt"))).eval()
      with torch.no_grad():
          embeddings = model(signal.unsqueeze(0), places.unsqueeze(0))
      # For each second of each channel, 512 values: for a classifier of your own.
      print(embeddings.shape)
    `,
  ],
  source:
    "public hub's list of libraries, and repository NeurodxAI/manas-1 at c2e2109, modelclass.py and mae.py, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
