from transformers import pipeline

# A path or URL: put your own recording here.
audio = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac"

pipe = pipeline("audio-classification", model="owner/audio-classification")
# Reads files with the program ffmpeg.
results = pipe(audio)
for result in results:
    print(f"{result['label']}: {result['score']:.3f}")
