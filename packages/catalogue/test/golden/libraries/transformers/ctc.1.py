from transformers import pipeline

# A path or URL: put your own recording here.
audio = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac"

pipe = pipeline(
    "automatic-speech-recognition",
    model="owner/automatic-speech-recognition",
)
# Reads files with the program ffmpeg.
print(pipe(audio)["text"])
