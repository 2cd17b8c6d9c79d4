# Runs in the folder of the repository, with Python 3.12.

import sys

import numpy as np
import tensorflow as tf
from huggingface_hub import snapshot_download
from PIL import Image

sys.path.append("python")
from clientside.clients import HuggingFaceCxrClient

# Your own X-ray of a chest.
image_path = "xray.png"

folder = snapshot_download(
    "owner/name",
    allow_patterns=["elixr-c-v2-pooled/*", "pax-elixr-b-text/*"],
)
client = HuggingFaceCxrClient(
    # Reads texts, of which there are none here.
    bert_model=None,
    elixr_c_model=tf.saved_model.load(f"{folder}/elixr-c-v2-pooled"),
    qformer_model=tf.saved_model.load(f"{folder}/pax-elixr-b-text"),
)
embedding = client.get_image_embeddings_from_images([Image.open(image_path)])[0]
# For classifiers and search by picture; contrastive_img_emb is the one to compare with texts.
print(np.shape(embedding.general_img_emb))
