import { py, python } from "@modelshelf/code";
import { any, path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";

/** The two networks that make embeddings of pictures; the repository holds others too. */
const networks = ["elixr-c-v2-pooled/*", "pax-elixr-b-text/*"];

export default {
  prettyLabel: "CXR Foundation",
  repoName: "cxr-foundation",
  repoUrl: "https://github.com/google-health/cxr-foundation",
  filter: false,
  countDownloads: any(path("precomputed_embeddings/embeddings.npz"), path("pax-elixr-b-text/saved_model.pb")),
  // Its own package no longer builds (hatchling 1.33.0 stops at a file that it names twice, tried 2026-11-21), so
  // the code runs from the repository. The list has the versions and the hashes for Python 3.12.
  install: gitClone(
    "https://github.com/Google-Health/cxr-foundation",
    "aa4c2117448978214a78fd63798930f4d6b9602e",
    "-r",
    "python/clientside/requirements.txt",
  ),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "Runs in the folder of the repository, with Python 3.12.", login: "huggingface-cli login" })}

      import sys

      import numpy as np
      import tensorflow as tf
      from huggingface_hub import snapshot_download
      from PIL import Image

      sys.path.append("python")
      from clientside.clients import HuggingFaceCxrClient

      # Your own X-ray of a chest.
      image_path = "xray.png"

      folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision, allow_patterns: py`${networks}` })}
      client = HuggingFaceCxrClient(
          # Reads texts, of which there are none here.
          bert_model=None,
          elixr_c_model=tf.saved_model.load(f"{folder}/elixr-c-v2-pooled"),
          qformer_model=tf.saved_model.load(f"{folder}/pax-elixr-b-text"),
      )
      embedding = client.get_image_embeddings_from_images([Image.open(image_path)])[0]
      # For classifiers and search by picture; contrastive_img_emb is the one to compare with texts.
      print(np.shape(embedding.general_img_emb))
    `,
  ],
  source: "repository Google-Health/cxr-foundation at aa4c211, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  gated: { id: "owner/name", gated: "auto", pipeline_tag: "image-feature-extraction" },
  open: { id: "owner/name" },
} satisfies Examples;
