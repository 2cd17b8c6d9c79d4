import { comment, none, py, python, type Snippet } from "@modelshelf/code";
import { any, path } from "../download-query.ts";
import { ownPicture, photo } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** OpenCLIP's name for a model: it takes a revision only for files that are on the disk. */
function name(model: ModelRecord, { revision }: SnippetContext) {
  if (revision === undefined) return py`name = ${`hf-hub:${model.id}`}`;
  return py`name = "local-dir:" + ${pythonCall("snapshot_download", [model.id], { revision })}`;
}

function make(
  model: ModelRecord,
  context: SnippetContext,
  title: string,
  labels: ReturnType<typeof py>,
  use: ReturnType<typeof py>,
): Snippet {
  return python(title)`
    ${head(model, context)}

    from urllib.request import urlopen

    import open_clip
    import torch
    ${context.revision === undefined ? none.python : py`from huggingface_hub import snapshot_download`}
    from PIL import Image

    ${comment(ownPicture)}
    image_path = ${photo}
    ${labels}

    stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
    with stream:
        image = Image.open(stream).convert("RGB")

    device = "cuda" if torch.cuda.is_available() else "cpu"
    ${name(model, context)}
    model, _, preprocess = open_clip.create_model_and_transforms(name, device=device)
    model.eval()
    tokenizer = open_clip.get_tokenizer(name)

    batch = preprocess(image).unsqueeze(0).to(device)
    tokens = tokenizer(labels).to(device)
    with torch.no_grad():
        image_features = model.encode_image(batch, normalize=True)
        text_features = model.encode_text(tokens, normalize=True)
    ${use}
  `;
}

const classify = (model: ModelRecord, context: SnippetContext) =>
  make(
    model,
    context,
    "Classify a picture by labels of your own",
    py`labels = ["a photo of a cat", "a photo of a dog", "a photo of a car"]`,
    py`
      scores = (model.logit_scale.exp() * image_features @ text_features.T).softmax(dim=-1)[0]
      for score, label in zip(scores.tolist(), labels):
          print(f"{label}: {score:.1%}")
    `,
  );

const embed = (model: ModelRecord, context: SnippetContext) =>
  make(
    model,
    context,
    "Turn a picture and texts into features",
    py`labels = ["a cat in the snow", "a red car"]`,
    py`
      print(image_features.shape, text_features.shape)
      # How well each text fits the picture: the higher, the better.
      print((image_features @ text_features.T)[0].tolist())
    `,
  );

export default {
  prettyLabel: "OpenCLIP",
  repoName: "OpenCLIP",
  repoUrl: "https://github.com/mlfoundations/open_clip",
  filter: true,
  countDownloads: any(
    path("open_clip_model.safetensors"),
    path("model.safetensors"),
    path("open_clip_pytorch_model.bin"),
    path("pytorch_model.bin"),
  ),
  hostedInferenceTasks: ["zero-shot-classification", "zero-shot-image-classification"],
  applies: { tags: ["open_clip"], files: ["open_clip_config.json"] },
  // Tokenizers of newer models come from transformers.
  install: pip("open_clip_torch", "transformers", "pillow"),
  snippets: (model, context) => {
    const both = [classify(model, context), embed(model, context)];
    return model.pipeline_tag?.endsWith("feature-extraction") ? both.toReversed() : both;
  },
  source: "open_clip_torch 3.3.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "zero-shot-image-classification": { id: "owner/name", pipeline_tag: "zero-shot-image-classification" },
  "feature-extraction": { id: "owner/name", pipeline_tag: "image-feature-extraction" },
  "without-a-task": { id: "owner/name" },
} satisfies Examples;
