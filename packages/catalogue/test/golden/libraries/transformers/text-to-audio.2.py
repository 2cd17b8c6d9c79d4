from transformers import AutoModelForTextToWaveform

model = AutoModelForTextToWaveform.from_pretrained(
    "owner/text-to-audio",
    device_map="auto",
)

# The model's card says what it takes and returns.
print(model)
