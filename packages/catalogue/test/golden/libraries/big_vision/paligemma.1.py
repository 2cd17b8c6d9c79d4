# Runs in the folder of the repository.
# Gated model: accept its conditions at https://huggingface.co/owner/paligemma-3b-mix-224-jax and log in with: hf auth login

from urllib.request import urlopen, urlretrieve

import jax
import ml_collections
import numpy as np
import sentencepiece
from PIL import Image
from big_vision.models.proj.paligemma import paligemma
from big_vision.trainers.proj.paligemma import predict_fns
from huggingface_hub import hf_hub_download

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
# Or a question; what else a model does depends on what it was trained for.
prompt = "caption en"
# Edge of the pictures that the model was trained with, in pixels.
size = 224

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
weights = hf_hub_download(
    "owner/paligemma-3b-mix-224-jax",
    "paligemma-3b-mix-224.npz",
)
tokenizer_file, _ = urlretrieve("https://storage.googleapis.com/big_vision/paligemma_tokenizer.model")
tokenizer = sentencepiece.SentencePieceProcessor(tokenizer_file)
config = ml_collections.FrozenConfigDict(
    {
        "llm": {"vocab_size": 257_152, "variant": "gemma_2b", "final_logits_softcap": 0.0},
        "img": {"variant": "So400m/14", "pool_type": "none", "scan": True, "dtype_mm": "float16"},
    }
)
model = paligemma.Model(**config)
params = jax.device_put(paligemma.load(None, weights, config))

pixels = np.asarray(image.resize((size, size), Image.Resampling.BILINEAR), np.float32) / 127.5 - 1
tokens = tokenizer.encode(prompt, add_bos=True) + tokenizer.encode("\n")
batch = {
    "image": pixels[None],
    "text": np.array([tokens]),
    "mask_ar": np.zeros((1, len(tokens)), np.int32),
    "mask_input": np.ones((1, len(tokens)), np.int32),
    "_mask": np.array([True]),
}
decode = predict_fns.get_all(model)["decode"]
answers = decode(
    {"params": params},
    batch=batch,
    devices=jax.devices()[:1],
    eos_token=tokenizer.eos_id(),
    max_decode_len=128,
    sampler="greedy",
)
words = np.asarray(answers)[0].tolist()
if tokenizer.eos_id() in words:
    words = words[: words.index(tokenizer.eos_id())]
print(tokenizer.decode(words))
