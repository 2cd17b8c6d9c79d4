import paddle
from huggingface_hub import snapshot_download
from paddlenlp.transformers import AutoTokenizer, LlamaForCausalLM

text = "The match was called off because of the storm."

folder = snapshot_download("owner/name")
tokenizer = AutoTokenizer.from_pretrained(folder)
model = LlamaForCausalLM.from_pretrained(folder)
model.eval()

inputs = tokenizer(text, return_tensors="pd")
with paddle.no_grad():
    generated, _ = model.generate(**inputs, max_new_tokens=50)
    print(tokenizer.decode(generated[0], skip_special_tokens=True))
