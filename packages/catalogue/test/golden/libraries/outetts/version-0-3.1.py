import outetts
import soundfile as sf

text = "The next train to Bristol leaves from platform four."

model_path = "owner/OuteTTS-0.3-500M"
config = outetts.ModelConfig(
    model_path=model_path,
    tokenizer_path=model_path,
    backend=outetts.Backend.HF,
    interface_version=outetts.InterfaceVersion.V2,
    max_seq_length=4096,
)
interface = outetts.Interface(config)
output = interface.generate(outetts.GenerationConfig(text=text, max_length=4096))
sf.write("speech.wav", output.audio.flatten().cpu().numpy(), output.sr)
print("Saved speech.wav")
