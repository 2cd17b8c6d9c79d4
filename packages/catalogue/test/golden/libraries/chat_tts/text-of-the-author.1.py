import ChatTTS
import soundfile as sf
from huggingface_hub import snapshot_download

text = "What is your favourite food?"

folder = snapshot_download(
    "owner/name",
    allow_patterns=["asset/*.safetensors", "asset/gpt/*", "asset/tokenizer/*"],
)
chat = ChatTTS.Chat()
# It loads only files whose checksums this version of ChatTTS knows.
if not chat.load(source="custom", custom_path=folder):
    raise SystemExit("These are not the files that this version of ChatTTS was made for.")

# Another voice every time: keep this text to speak with the same one again.
voice = chat.sample_random_speaker()
settings = ChatTTS.Chat.InferCodeParams(spk_emb=voice)
speech = chat.infer(text, params_infer_code=settings)[0]
sf.write("speech.wav", speech, 24000)
print("Saved speech.wav")
