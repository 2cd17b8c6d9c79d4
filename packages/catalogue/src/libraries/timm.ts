import { comment, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { any, path } from "../download-query.ts";
import { ownPicture, photo } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** timm's name for a model of a hub, with its revision. */
const hubName = (model: ModelRecord, { revision }: SnippetContext) =>
  `hf-hub:${model.id}${revision === undefined ? "" : `@${revision}`}`;

/** Opens a picture from a path or URL. */
const picture = py`
  ${comment(ownPicture)}
  image_path = ${photo}
  stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
  with stream:
      image = Image.open(stream).convert("RGB")
`;

/** The preprocessing that the model was trained with. */
const preprocess = py`
  transform = create_transform(**resolve_data_config({}, model=model))
  batch = transform(image).unsqueeze(0)
`;

function make(
  model: ModelRecord,
  context: SnippetContext,
  title: string,
  options: { num_classes?: number },
  use: ReturnType<typeof py>,
): Snippet {
  return python(title)`
    ${head(model, context)}

    from urllib.request import urlopen

    import timm
    import torch
    from PIL import Image
    from timm.data import create_transform, resolve_data_config

    ${picture}

    model = ${pythonCall("timm.create_model", [hubName(model, context)], { pretrained: true, ...options })}
    model.eval()
    ${preprocess}

    with torch.no_grad():
        ${use}
  `;
}

const classify = (model: ModelRecord, context: SnippetContext) =>
  make(
    model,
    context,
    "Classify a picture",
    {},
    py`
      ${pyImport("from timm.data import ImageNetInfo, infer_imagenet_subset")}
      scores, classes = model(batch).softmax(dim=-1)[0].topk(min(5, model.num_classes))
      subset = infer_imagenet_subset(model)
      # Models of other classes than ImageNet's may bring their names along.
      labels = ImageNetInfo(subset).label_descriptions() if subset else model.pretrained_cfg.get("label_names")
      for score, number in zip(scores.tolist(), classes.tolist()):
          print(f"{labels[number] if labels else number}: {score:.1%}")
    `,
  );

/** A vector of one picture says little, so it is compared with that of the picture's mirror image. */
const embed = (model: ModelRecord, context: SnippetContext) =>
  make(
    model,
    context,
    "Turn a picture into features",
    { num_classes: 0 },
    py`
      features = model(batch)[0]
      mirrored = model(batch.flip(-1))[0]
      print(features.shape)
      # How much the picture resembles its mirror image to the model: 1 is the same.
      print(torch.nn.functional.cosine_similarity(features, mirrored, dim=0).item())
    `,
  );

export default {
  prettyLabel: "timm",
  repoName: "pytorch-image-models",
  repoUrl: "https://github.com/rwightman/pytorch-image-models",
  docsUrl: "https://huggingface.co/docs/hub/timm",
  filter: true,
  countDownloads: any(path("pytorch_model.bin"), path("model.safetensors")),
  hostedInferenceTasks: ["image-classification", "image-feature-extraction"],
  applies: { tags: ["timm"] },
  install: pip("timm", "pillow"),
  snippets: (model, context) =>
    model.pipeline_tag === "image-feature-extraction" || model.pipeline_tag === "feature-extraction"
      ? [embed(model, context)]
      : [classify(model, context), embed(model, context)],
  source: "timm 1.0.31, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "image-classification": { id: "owner/name", pipeline_tag: "image-classification" },
  "image-feature-extraction": { id: "owner/name", pipeline_tag: "image-feature-extraction" },
  "feature-extraction": { id: "owner/name", pipeline_tag: "feature-extraction" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
