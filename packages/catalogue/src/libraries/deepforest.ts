import { none, py, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** Names the species of what another model found. */
const classifiesCrops = (model: ModelRecord) => /crop-?model/i.test(model.id);

const picture = py`
  # Your own picture from the air; this one comes with the package.
  image_path = get_data("OSBS_029.png")
`;

/** Without it, the package has a RetinaNet of torchvision. */
const isDetr = (model: ModelRecord) => model.config?.model_type === "deformable_detr";

const detect = (model: ModelRecord, context: SnippetContext): Snippet => {
  const name = { name: model.id, revision: context.revision };
  const settings = isDetr(model) ? { architecture: "DeformableDetr", model: name } : { model: name };
  return python()`
    ${head(model, context)}

    from deepforest import get_data
    from deepforest.main import deepforest

    ${picture}

    model = ${pythonCall("deepforest", [], { config_args: settings })}
    # In windows of 400 pixels, which overlap. None where it finds nothing.
    found = model.predict_tile(image_path, patch_size=400, patch_overlap=0.25)
    if found is not None:
        print(found[["label", "score", "xmin", "ymin", "xmax", "ymax"]])
        found.to_csv("found.csv", index=False)
        print("Saved found.csv")
  `;
};

const classify = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from deepforest import get_data
  from deepforest.main import deepforest
  from deepforest.model import CropModel

  ${picture}

  # Finds trees; for other things, load another one into it: detector.load_model("owner/name").
  detector = deepforest()
  ${context.revision === undefined ? none.python : py`# The labels are those of the main branch: the loader takes no revision for them.`}
  model = ${pythonCall("CropModel.load_model", [model.id], { revision: context.revision })}
  found = detector.predict_tile(image_path, patch_size=400, patch_overlap=0.25, crop_model=model)
  if found is not None:
      print(found[["cropmodel_label", "cropmodel_score", "xmin", "ymin", "xmax", "ymax"]])
      found.to_csv("found.csv", index=False)
      print("Saved found.csv")
`;

export default {
  prettyLabel: "DeepForest",
  repoName: "deepforest",
  repoUrl: "https://github.com/weecology/DeepForest",
  docsUrl: "https://deepforest.readthedocs.io/en/latest/",
  filter: false,
  install: pip("deepforest"),
  snippets: (model, context) => [classifiesCrops(model) ? classify(model, context) : detect(model, context)],
  source: "deepforest 2.1.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  detector: { id: "owner/name" },
  "transformer-detector": { id: "owner/name", config: { model_type: "deformable_detr" } },
  "crop-classifier": { id: "owner/cropmodel-species", gated: "auto" },
} satisfies Examples;
