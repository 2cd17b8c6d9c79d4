# Runs in the folder of the repository, with Python 3.10, the program ffmpeg and one of NVIDIA's GPUs.

from huggingface_hub import snapshot_download
from inference_vision import OmniVisionInference

# Your own picture, and a recording of a question about it: here the repository's.
image_path = "data/samples/vision_qa_image.jpg"
question_path = "data/samples/vision_qa_audio.wav"

# The file holds pickles, which can run code: load it only if you trust its author.
folder = snapshot_download("owner/name")
omni = OmniVisionInference(folder, device="cuda:0")
# Each piece of the answer comes as sound and as text.
pieces = omni.run_vision_AA_batch_stream(question_path, image_path, save_path="answer.wav")
print("".join(words for sound, words in pieces))
print("Saved answer.wav")
