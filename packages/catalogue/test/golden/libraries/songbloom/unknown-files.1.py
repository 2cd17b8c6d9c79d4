# Runs in the folder of the repository, with Python 3.8; needs one of NVIDIA's GPUs.

import os

os.environ["DISABLE_FLASH_ATTN"] = "1"
os.environ["NLTK_DATA"] = os.path.abspath("SongBloom/g2p/cn_zh_g2p/nltk_data")

import torch
import torchaudio
from SongBloom.models.songbloom.songbloom_pl import SongBloom_Sampler
from huggingface_hub import snapshot_download
from infer import load_config

# Your own music, whose style it takes: ten seconds.
music_path = "music.wav"
# A point ends a sentence, a comma a part. Parts without words are as many seconds long as their names stand there.
verse = "The last train leaves the station. The lamps go out in a row. I count the miles in silence. I have no place to go"
chorus = "So carry me over the river. And carry me over the sea. The morning is somewhere behind us. It travels along with me"
lyrics = f"{'[intro] ' * 8}, [verse] {verse} , [chorus] {chorus} , {'[outro] ' * 6}".strip()

folder = snapshot_download("owner/name")
name = "songbloom_full_150s"
config = load_config(f"{folder}/{name}.yaml", parent_dir=folder)
config.max_dur += 20
# The file holds pickles, which can run code: load it only if you trust its author.
model = SongBloom_Sampler.build_from_trainer(config, strict=True, dtype=torch.bfloat16)
model.set_generation_params(**config.inference)

music, rate = torchaudio.load(music_path)
music = torchaudio.functional.resample(music, rate, model.sample_rate).mean(dim=0, keepdim=True)
song = model.generate(lyrics, music[:, : 10 * model.sample_rate].bfloat16())
torchaudio.save("song.flac", song[0].float().cpu(), model.sample_rate)
print("Saved song.flac")
