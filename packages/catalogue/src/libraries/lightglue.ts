import { comment, type Fragment, py, python, type Snippet } from "@modelshelf/code";
import { any, extension, path } from "../download-query.ts";
import { ownViews, twoViews } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head, loadingOptions } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { openViews } from "../transformers/inputs.ts";
import { weightsFiles } from "../weights-file.ts";

/** What finds the points that the weights match: their file is named after it. */
const extractors: Readonly<Record<string, Fragment<"python">>> = {
  superpoint: py`SuperPoint`,
  disk: py`DISK`,
  aliked: py`ALIKED`,
  sift: py`SIFT`,
  doghardnet: py`DoGHardNet`,
};

const featuresOf = (model: ModelRecord, file: string): string =>
  Object.keys(extractors).find((name) => `${file} ${model.id}`.toLowerCase().includes(name)) ?? "superpoint";

/** A checkpoint of the project's own. */
const own = (model: ModelRecord, context: SnippetContext, file: string): Snippet => {
  const features = featuresOf(model, file);
  const extractor = extractors[features] ?? py`SuperPoint`;
  return python()`
    ${head(model, context)}

    import re
    from pathlib import Path
    from urllib.request import urlretrieve

    import torch
    from huggingface_hub import hf_hub_download
    from lightglue import LightGlue, ${extractor}
    from lightglue.utils import load_image, rbd

    ${comment(ownViews)}
    paths = [
        ${twoViews[0]},
        ${twoViews[1]},
    ]

    device = "cuda" if torch.cuda.is_available() else "cpu"
    extractor = ${extractor}(max_num_keypoints=2048).eval().to(device)
    # Builds it with the weights that the project published, and puts these in their place.
    matcher = LightGlue(features=${features}).eval().to(device)
    weights = ${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })}
    state = torch.load(weights, map_location=device, weights_only=True)
    # The first files named their layers otherwise.
    state = {re.sub(r"^(self|cross)_attn\.(\d+)", r"transformers.\2.\1_attn", name): value for name, value in state.items()}
    matcher.load_state_dict(state, strict=False)

    files = [Path(urlretrieve(path)[0] if path.startswith("http") else path) for path in paths]
    images = [load_image(file).to(device) for file in files]
    seen = [extractor.extract(image) for image in images]
    # Without the dimension for several pairs.
    points, other_points, found = [rbd(one) for one in [*seen, matcher({"image0": seen[0], "image1": seen[1]})]]
    # Pairs of numbers of points, and where those are in either picture.
    for (first, second), score in list(zip(found["matches"].tolist(), found["scores"].tolist()))[:10]:
        here, there = points["keypoints"][first], other_points["keypoints"][second]
        print([round(value) for value in here.tolist()], [round(value) for value in there.tolist()], f"{score:.2f}")
  `;
};

/** A checkpoint in the format of transformers, which the project points to for the models on the hub. */
const inTransformers = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import torch
  from transformers import AutoImageProcessor, LightGlueForKeypointMatching

  ${openViews}

  device = "cuda" if torch.cuda.is_available() else "cpu"
  processor = ${pythonCall("AutoImageProcessor.from_pretrained", [model.id], loadingOptions(model, context))}
  model = ${pythonCall("LightGlueForKeypointMatching.from_pretrained", [model.id], loadingOptions(model, context))}
  model.to(device).eval()

  inputs = processor(images, return_tensors="pt").to(device)
  with torch.no_grad():
      outputs = model(**inputs)
  sizes = [[(image.height, image.width) for image in images]]
  (pair,) = processor.post_process_keypoint_matching(outputs, sizes, threshold=0.2)
  # Where the same point is in either picture, and how sure that is.
  for here, there, score in list(zip(pair["keypoints0"], pair["keypoints1"], pair["matching_scores"]))[:10]:
      print(here.tolist(), there.tolist(), f"{float(score):.2f}")
`;

const checkpointOf = (model: ModelRecord): string | undefined => weightsFiles(model, ".pth")[0];

export default {
  prettyLabel: "LightGlue",
  repoName: "LightGlue",
  repoUrl: "https://github.com/cvg/LightGlue",
  filter: false,
  countDownloads: any(extension("pth"), path("config.json")),
  install: (model) =>
    checkpointOf(model) === undefined
      ? pip("transformers", "torch", "torchvision", "pillow")
      : pip("git+https://github.com/cvg/LightGlue@1fd587b6f5a7a0befd31188f1e5d2f05740006d7", "huggingface_hub"),
  snippets: (model, context) => {
    const file = checkpointOf(model);
    return [file === undefined ? inTransformers(model, context) : own(model, context, file)];
  },
  source: "repository cvg/LightGlue at 1fd587b, README and source, and transformers 5.23.0, source, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "in-transformers": { id: "owner/lightglue_superpoint", siblings: files("config.json", "model.safetensors") },
  "own-checkpoint": { id: "owner/name", siblings: files("disk_lightglue.pth"), gated: "auto" },
  "own-checkpoint-without-a-name": { id: "owner/name", siblings: files("model.pth") },
} satisfies Examples;
