import { none, py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

// Source: core/vision_encoder/config.py. A longer name stands before the one that it begins with.
const configurations = [
  "PE-Core-G14-448",
  "PE-Core-L14-336",
  "PE-Core-B16-224",
  "PE-Core-S16-384",
  "PE-Core-T16-384",
  "PE-Lang-G14-448-Tiling",
  "PE-Lang-L14-448-Tiling",
  "PE-Lang-G14-448",
  "PE-Lang-L14-448",
  "PE-Spatial-G14-448",
  "PE-Spatial-L14-448",
  "PE-Spatial-B16-512",
  "PE-Spatial-S16-512",
  "PE-Spatial-T16-512",
] as const;

interface Weights {
  readonly file: string;
  /** The configuration that the file or the model is named after. */
  readonly configuration?: (typeof configurations)[number];
}

function weights(model: ModelRecord): Weights {
  const listed = weightsFiles(model, ".pt")[0];
  const named = `${listed ?? ""} ${model.id}`.toLowerCase();
  const configuration = configurations.find((name) => named.includes(name.toLowerCase()));
  const file = listed ?? `${configuration ?? model.id.slice(model.id.lastIndexOf("/") + 1)}.pt`;
  return configuration === undefined ? { file } : { file, configuration };
}

/** The model's configuration and the path of its weights; the loader itself knows the authors' repositories alone. */
function files(model: ModelRecord, { revision }: SnippetContext) {
  const { file, configuration } = weights(model);
  return py`
    ${configuration === undefined ? unknown : none.python}
    configuration = ${configuration ?? "PE-Core-L14-336"}
    weights_path = ${pythonCall("hf_hub_download", [model.id, file], { revision })}
  `;
}

const unknown = py`# The one that the weights were made with: print(pe.CLIP.available_configs()) lists them.`;

/** A core model compares pictures with texts. */
const compare = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import torch
  from core.vision_encoder import pe, transforms
  from huggingface_hub import hf_hub_download

  ${picturePath}
  labels = ["a photo of a cat", "a photo of a dog", "a photo of a car"]

  ${openPicture}
  device = "cuda" if torch.cuda.is_available() else "cpu"
  ${files(model, context)}
  model = pe.CLIP.from_config(configuration, pretrained=True, checkpoint_path=weights_path).to(device).eval()
  preprocess = transforms.get_image_transform(model.image_size)
  tokenizer = transforms.get_text_tokenizer(model.context_length)

  batch = preprocess(image).unsqueeze(0).to(device)
  with torch.no_grad():
      image_features, text_features, scale = model(batch, tokenizer(labels).to(device))
  scores = (scale * image_features @ text_features.T).softmax(dim=-1)[0]
  for score, label in zip(scores.tolist(), labels):
      print(f"{label}: {score:.1%}")
`;

/** The others have no text side: they turn a picture into features of its patches. */
const embed = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import torch
  from core.vision_encoder import pe, transforms
  from huggingface_hub import hf_hub_download

  ${picturePath}

  ${openPicture}
  device = "cuda" if torch.cuda.is_available() else "cpu"
  ${files(model, context)}
  model = pe.VisionTransformer.from_config(configuration, pretrained=True, checkpoint_path=weights_path)
  model = model.to(device).eval()
  preprocess = transforms.get_image_transform(model.image_size)

  with torch.no_grad():
      features = model(preprocess(image).unsqueeze(0).to(device))
  # Pictures, patches, numbers of each.
  print(features.shape)
`;

const isCore = (model: ModelRecord) => weights(model).configuration?.startsWith("PE-Core") ?? true;

export default {
  prettyLabel: "PerceptionEncoder",
  repoName: "PerceptionModels",
  repoUrl: "https://github.com/facebookresearch/perception_models",
  filter: false,
  countDownloads: extension("pt"),
  // What the encoders import. The project's own list is for training, and of old versions.
  install: gitClone(
    "https://github.com/facebookresearch/perception_models",
    "3e352cca660658d4b5c90f42a7808b11469e4c66",
    "torch",
    "torchvision",
    "timm",
    "einops",
    "ftfy",
    "regex",
    "pillow",
    "huggingface_hub",
  ),
  snippets: (model, context) => [isCore(model) ? compare(model, context) : embed(model, context)],
  source: "repository facebookresearch/perception_models at 3e352cc, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  core: { id: "owner/PE-Core-B16-224", siblings: [{ rfilename: "PE-Core-B16-224.pt" }] },
  "without-a-list-of-files": { id: "owner/PE-Core-T16-384" },
  language: { id: "owner/PE-Lang-L14-448-Tiling" },
  spatial: { id: "owner/PE-Spatial-S16-512" },
  "unknown-configuration": { id: "owner/name", siblings: [{ rfilename: "model.pt" }] },
} satisfies Examples;
