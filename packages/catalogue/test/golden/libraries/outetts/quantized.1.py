import outetts
import soundfile as sf
from huggingface_hub import hf_hub_download

text = "The next train to Bristol leaves from platform four."

model_path = hf_hub_download("owner/OuteTTS-1.0-1B-GGUF", "OuteTTS-1.0-1B-Q8_0.gguf")
config = outetts.ModelConfig(
    model_path=model_path,
    tokenizer_path="owner/OuteTTS-1.0-1B",
    backend=outetts.Backend.LLAMACPP,
    interface_version=outetts.InterfaceVersion.V3,
    max_seq_length=8192,
)
interface = outetts.Interface(config)
# For a voice of your own: interface.create_speaker with the path of a recording.
speaker = interface.load_default_speaker("EN-FEMALE-1-NEUTRAL")
output = interface.generate(outetts.GenerationConfig(text=text, speaker=speaker, max_length=8192))
sf.write("speech.wav", output.audio.flatten().cpu().numpy(), output.sr)
print("Saved speech.wav")
