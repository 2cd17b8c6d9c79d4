import soundfile
from nemo.collections.tts.models import MagpieTTSModel

text = "The lighthouse keeper climbed the stairs one last time."
language = "en"

# The file holds pickles, which can run code: load it only if you trust its author.
model = MagpieTTSModel.from_pretrained("owner/magpie_tts")
model.eval()
speech, lengths = model.do_tts(text, language=language)
soundfile.write("speech.wav", speech[0, : lengths[0]].float().cpu().numpy(), model.output_sample_rate)
print("Saved speech.wav")
