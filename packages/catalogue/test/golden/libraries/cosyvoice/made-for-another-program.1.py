# CosyVoice loads a folder with cosyvoice.yaml, cosyvoice2.yaml or cosyvoice3.yaml, which this model's repository does not have: its card says what loads it.
