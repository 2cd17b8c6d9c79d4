import { none, py, python } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

const ending = "-mlxim";

/** mlx-image's name of the architecture, which is the repository's without its ending. */
function architecture(model: ModelRecord): string {
  const name = model.id.slice(model.id.lastIndexOf("/") + 1);
  return name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

/** Models that were trained without labels have no classes. */
const isTrainedWithoutLabels = (model: ModelRecord) =>
  /\.dino/.test(model.id) || model.pipeline_tag === "image-feature-extraction";

const classify = py`
  scores = mx.softmax(model(batch), axis=-1)[0]
  labels = list(IMAGENET2012_CLASSES.values())
  for number in mx.argsort(-scores)[:5].tolist():
      print(f"{labels[number]}: {scores[number].item():.1%}")
`;

export default {
  prettyLabel: "mlx-image",
  repoName: "mlx-image",
  repoUrl: "https://github.com/riccardomusmeci/mlx-image",
  docsUrl: "https://huggingface.co/docs/hub/mlx-image",
  filter: false,
  countDownloads: path("model.safetensors"),
  install: pip("mlx-image"),
  snippets: (model, context) => {
    const isFeatures = isTrainedWithoutLabels(model);
    return [
      python()`
        ${head(model, context, { first: "mlx-image 0.1.10 runs on Macs with Apple silicon." })}

        import mlx.core as mx
        from huggingface_hub import hf_hub_download
        from mlxim.io import read_rgb
        from mlxim.model import create_model
        from mlxim.model._registry import MODEL_CONFIG
        from mlxim.transform import ImageNetTransform
        ${isFeatures ? none.python : py`from mlxim.utils.imagenet import IMAGENET2012_CLASSES`}

        # Your own picture.
        picture = "picture.jpg"
        name = ${architecture(model)}

        weights = ${pythonCall("hf_hub_download", [model.id, "model.safetensors"], { revision: context.revision })}
        model = ${pythonCall("create_model", [py`name`], { weights: py`weights`, num_classes: isFeatures ? 0 : undefined })}
        model.eval()

        size = MODEL_CONFIG[name].transform.img_size
        transform = ImageNetTransform(train=False, img_size=size)
        batch = mx.array(transform(read_rgb(picture)))[None]
        ${isFeatures ? py`print(model(batch))` : classify}
      `,
    ];
  },
  source: "mlx-image 0.1.10, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "image-classification": { id: "owner/resnet18-mlxim", pipeline_tag: "image-classification" },
  "image-features": { id: "owner/vit_base_patch16_224.dino-mlxim" },
  "another-name": { id: "resnet18", pipeline_tag: "image-feature-extraction" },
} satisfies Examples;
