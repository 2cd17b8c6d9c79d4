# Runs in the folder of the repository.

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

folder = snapshot_download("owner/name", allow_patterns="*.pt")
# Of the small model: the source has the layers of that one alone.
model = MANAS1(next(Path(folder).rglob("*.pt"))).eval()
with torch.no_grad():
    embeddings = model(signal.unsqueeze(0), places.unsqueeze(0))
# For each second of each channel, 512 values: for a classifier of your own.
print(embeddings.shape)
