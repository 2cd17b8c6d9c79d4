from transformers import AutoModelForTextToSpectrogram

model = AutoModelForTextToSpectrogram.from_pretrained(
    "owner/text-to-speech",
    device_map="auto",
)

# The model's card says what it takes and returns.
print(model)
