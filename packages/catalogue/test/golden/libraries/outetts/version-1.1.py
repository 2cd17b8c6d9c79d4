import outetts
import soundfile as sf

text = "The next train to Bristol leaves from platform four."

model_path = "owner/OuteTTS-1.0-1B"
config = outetts.ModelConfig(
    model_path=model_path,
    tokenizer_path=model_path,
    backend=outetts.Backend.HF,
    interface_version=outetts.InterfaceVersion.V3,
    max_seq_length=8192,
)
interface = outetts.Interface(config)
# For a voice of your own: interface.create_speaker with the path of a recording.
speaker = interface.load_default_speaker("EN-FEMALE-1-NEUTRAL")
output = interface.generate(outetts.GenerationConfig(text=text, speaker=speaker, max_length=8192))
sf.write("speech.wav", output.audio.flatten().cpu().numpy(), output.sr)
print("Saved speech.wav")
