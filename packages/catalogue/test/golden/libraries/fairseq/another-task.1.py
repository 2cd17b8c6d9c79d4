# fairseq is archived. Its last release needs Python 3.10 and pip 24.0; fairseq2 is its successor, for other models.

from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub

# The files hold pickles, which can run code: load them only if you trust their author.
models, config, task = load_model_ensemble_and_task_from_hf_hub("owner/name")
model = models[0].eval()
print(type(task).__name__)
print(model)
