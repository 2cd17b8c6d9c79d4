import torch
from dia2 import Dia2

# Who says what: [S1] and [S2] in turn.
text = "[S1] Hello. [S2] Good morning."

device = "cuda" if torch.cuda.is_available() else "cpu"
# Its tokenizer is loaded with the Python code that the model's repository may hold for it.
dia = Dia2.from_repo("owner/name", device=device)
# The voices are others every time, unless prefix_speaker_1 and prefix_speaker_2 name recordings of them.
result = dia.generate(text, output_wav="speech.wav")
for word, second in result.timestamps:
    print(f"{second:.2f} s: {word}")
