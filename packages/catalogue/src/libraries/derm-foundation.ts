import { python } from "@modelshelf/code";
import { any, path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";

export default {
  prettyLabel: "Derm Foundation",
  repoName: "derm-foundation",
  repoUrl: "https://github.com/google-health/derm-foundation",
  filter: false,
  countDownloads: any(path("scin_dataset_precomputed_embeddings.npz"), path("saved_model.pb")),
  install: pip("tensorflow", "huggingface_hub", "pillow"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      from io import BytesIO

      import tensorflow as tf
      from huggingface_hub import snapshot_download
      from PIL import Image

      # Your own photo of skin.
      image_path = "skin.jpg"

      # Without the embeddings of a public dataset that the repository holds too.
      folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision, ignore_patterns: "*.npz" })}
      model = tf.saved_model.load(folder)

      # The model reads a picture as the bytes of a PNG, in a record of TensorFlow.
      png = BytesIO()
      Image.open(image_path).convert("RGB").save(png, "PNG")
      feature = tf.train.Feature(bytes_list=tf.train.BytesList(value=[png.getvalue()]))
      example = tf.train.Example(features=tf.train.Features(feature={"image/encoded": feature}))

      output = model.signatures["serving_default"](inputs=tf.constant([example.SerializeToString()]))
      print(output["embedding"].numpy().flatten())
    `,
  ],
  source:
    "repository Google-Health/derm-foundation at bdeba2d, notebooks and source, and huggingface_hub 2.4.0, read 2026-11-21",
} satisfies Library;

export const examples = {
  gated: { id: "owner/name", gated: "auto", pipeline_tag: "image-feature-extraction" },
  open: { id: "owner/name" },
} satisfies Examples;
