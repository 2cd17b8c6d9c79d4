# fairseq is archived. Its last release needs Python 3.10 and pip 24.0; fairseq2 is its successor, for other models.

from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub
from fairseq.models.speech_to_text.hub_interface import S2THubInterface

# Your own recording, with 16000 samples a second.
audio_file = "audio.wav"

# The files hold pickles, which can run code: load them only if you trust their author.
models, config, task = load_model_ensemble_and_task_from_hf_hub("owner/name")
print(S2THubInterface(config, task, models[0]).predict(audio_file))
