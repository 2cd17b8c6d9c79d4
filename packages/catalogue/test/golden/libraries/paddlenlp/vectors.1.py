import paddle
from huggingface_hub import snapshot_download
from paddlenlp.transformers import AutoTokenizer, ErnieModel

text = "The match was called off because of the storm."

folder = snapshot_download("owner/name")
tokenizer = AutoTokenizer.from_pretrained(folder)
model = ErnieModel.from_pretrained(folder)
model.eval()

inputs = tokenizer(text, return_tensors="pd")
with paddle.no_grad():
    outputs = model(**inputs)
    # Scores, or a vector for each token and one for the whole text, as the model has it.
    print(outputs)
