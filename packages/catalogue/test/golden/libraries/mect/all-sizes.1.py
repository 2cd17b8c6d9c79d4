# Runs in the folder of the repository.

import antspeaker.models
import soundfile
import torch
import torchaudio
import torchaudio.compliance.kaldi as kaldi
from antspeaker.utils.registry import create_model
from huggingface_hub import hf_hub_download

# Your own recordings of one voice each: here the repository's, compared with itself.
paths = ["data/id11251_ifnFC8CLILs_00003.wav", "data/id11251_ifnFC8CLILs_00003.wav"]

weights = hf_hub_download("owner/name", "mect_b2_vb2.pt")
config = torch.load(weights, map_location="cpu", weights_only=True)["config"]
device = "cuda" if torch.cuda.is_available() else "cpu"
model, _ = create_model(config["model"]).load_model(weights)
model.to(device).eval()

def voice(path):
    settings = config["feature"]
    samples, rate = soundfile.read(path, dtype="float32", always_2d=True)
    audio = torch.from_numpy(samples.mean(axis=1))[None]
    audio = torchaudio.functional.resample(audio, rate, settings["sampling_rate"])
    features = kaldi.fbank(
        audio * (1 << 15),
        num_mel_bins=settings["num_mel_bins"],
        frame_length=settings["frame_length"],
        frame_shift=settings["frame_shift"],
        dither=settings["dither"],
        energy_floor=0.0,
        window_type="hamming",
        sample_frequency=settings["sampling_rate"],
    )
    with torch.no_grad():
        return model(features.T[None].to(device))

similarity = torch.nn.functional.cosine_similarity(voice(paths[0]), voice(paths[1]))
# From -1 to 1: the closer to 1, the likelier they are the same speaker.
print(f"{similarity.item():.3f}")
