import sphn
import torch
from moshi.models import loaders
from moshi.run_inference import InferenceState

# Your own recording.
audio_file = "audio.wav"

device = "cuda" if torch.cuda.is_available() else "cpu"
checkpoint = loaders.CheckpointInfo.from_hf_repo("owner/name")
mimi = checkpoint.get_mimi(device=device)
moshi = checkpoint.get_moshi(device=device)
samples, _ = sphn.read(audio_file, sample_rate=mimi.sample_rate)
audio = torch.from_numpy(samples).to(device)[None, :1]

with torch.no_grad():
    # One recording at a time, without classifier-free guidance.
    state = InferenceState(
        checkpoint, mimi, checkpoint.get_text_tokenizer(), moshi, 1, 1.0, device, **checkpoint.lm_gen_config
    )
    # Prints the text as it goes.
    answers = state.run(audio)
# A model that only transcribes has no answers.
for _, speech in answers:
    sphn.write_wav("answer.wav", speech[0].numpy(), sample_rate=mimi.sample_rate)
    print("Saved answer.wav")
