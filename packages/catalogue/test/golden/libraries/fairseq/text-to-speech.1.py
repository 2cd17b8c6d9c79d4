# fairseq is archived. Its last release needs Python 3.10 and pip 24.0; fairseq2 is its successor, for other models.

import soundfile
from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub
from fairseq.models.text_to_speech.hub_interface import TTSHubInterface

text = "The lighthouse keeper climbed the stairs one last time."

# The files hold pickles, which can run code: load them only if you trust their author.
# The part that makes the sound would otherwise be put on a GPU, and at half precision: the model is not.
models, config, task = load_model_ensemble_and_task_from_hf_hub(
    "owner/name",
    arg_overrides={"cpu": True, "fp16": False},
)
speech, sample_rate = TTSHubInterface(config, task, models[0]).predict(text)
soundfile.write("speech.wav", speech.numpy(), sample_rate)
print("Saved speech.wav")
