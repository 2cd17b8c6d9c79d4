import paddle
from huggingface_hub import snapshot_download
from paddlenlp.transformers import AutoTokenizer, ErnieForMaskedLM

text = "The capital of Portugal is [MASK]."

folder = snapshot_download("owner/name")
tokenizer = AutoTokenizer.from_pretrained(folder)
model = ErnieForMaskedLM.from_pretrained(folder)
model.eval()

inputs = tokenizer(text, return_tensors="pd")
with paddle.no_grad():
    scores = model(**inputs)
    place = inputs["input_ids"][0].tolist().index(tokenizer.mask_token_id)
    _, best = paddle.topk(scores[0, place], k=5)
    print(tokenizer.convert_ids_to_tokens(best.tolist()))
