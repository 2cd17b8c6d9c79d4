import { none, py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

// Source: sam2/configs and the list of published models in sam2/build_sam.py.
const sizes = [
  ["tiny", "t"],
  ["small", "s"],
  ["base_plus", "b+"],
  ["large", "l"],
] as const;

/** The file with the weights and its configuration, which the file or else the model is named after. */
function weights(model: ModelRecord) {
  const usual = `${model.id.slice(model.id.lastIndexOf("/") + 1).replaceAll("-", "_")}.pt`;
  const file = weightsFiles(model, ".pt")[0] ?? usual;
  const named = [file, model.id.replaceAll("-", "_")].find((name) => sizes.some(([size]) => name.includes(size)));
  const size = sizes.find(([name]) => named?.includes(name))?.[1];
  const family = named?.includes("sam2_") ? "sam2" : "sam2.1";
  return py`
    weights = ${file}
    ${size === undefined ? py`# The configuration that the weights were trained with.` : none.python}
    config = ${`configs/${family}/${family}_hiera_${size ?? "l"}.yaml`}
  `;
}

const download = (model: ModelRecord, { revision }: SnippetContext) =>
  pythonCall("hf_hub_download", [model.id, py`weights`], { revision });

const object = (model: ModelRecord, context: SnippetContext): Snippet => python("Cut out an object of a picture")`
  ${head(model, context)}

  import numpy as np
  import torch
  from huggingface_hub import hf_hub_download
  from sam2.build_sam import build_sam2
  from sam2.sam2_image_predictor import SAM2ImagePredictor

  ${weights(model)}
  ${picturePath}

  ${openPicture}
  # A point on the object, in pixels from the left and the top: here the middle.
  point = (image.width // 2, image.height // 2)

  device = "cuda" if torch.cuda.is_available() else "cpu"
  predictor = SAM2ImagePredictor(build_sam2(config, ${download(model, context)}, device=device))
  with torch.inference_mode():
      predictor.set_image(image)
      masks, scores, _ = predictor.predict(point_coords=np.array([point]), point_labels=np.array([1]))
  best = scores.argmax()
  image.putalpha(Image.fromarray(masks[best].astype(np.uint8) * 255))
  image.save("object.png")
  print(f"Saved object.png, score {scores[best]:.2f}")
`;

const everything = (model: ModelRecord, context: SnippetContext): Snippet => python("Find all objects of a picture")`
  ${head(model, context)}

  import numpy as np
  import torch
  from huggingface_hub import hf_hub_download
  from sam2.automatic_mask_generator import SAM2AutomaticMaskGenerator
  from sam2.build_sam import build_sam2

  ${weights(model)}
  ${picturePath}

  ${openPicture}
  device = "cuda" if torch.cuda.is_available() else "cpu"
  generator = SAM2AutomaticMaskGenerator(build_sam2(config, ${download(model, context)}, device=device))
  for mask in generator.generate(np.array(image)):
      # Where the object is (left, top, width, height), its size in pixels, and how good its mask is.
      print(mask["bbox"], mask["area"], mask["predicted_iou"])
`;

const video = (model: ModelRecord, context: SnippetContext): Snippet => python("Follow an object through a video")`
  ${head(model, context)}

  import numpy as np
  import torch
  from huggingface_hub import hf_hub_download
  from PIL import Image
  from sam2.build_sam import build_sam2_video_predictor

  ${weights(model)}
  # A folder with the frames of your own video: 00000.jpg, 00001.jpg and so on.
  frames_folder = "frames"
  # A point on the object in the first frame, in pixels from the left and the top.
  point = (200, 150)

  device = "cuda" if torch.cuda.is_available() else "cpu"
  predictor = build_sam2_video_predictor(config, ${download(model, context)}, device=device)
  with torch.inference_mode():
      state = predictor.init_state(video_path=frames_folder)
      predictor.add_new_points_or_box(
          inference_state=state,
          frame_idx=0,
          obj_id=1,
          points=np.array([point], dtype=np.float32),
          labels=np.array([1], dtype=np.int32),
      )
      for number, _, masks in predictor.propagate_in_video(state):
          mask = (masks[0, 0] > 0).cpu().numpy()
          Image.fromarray(mask.astype(np.uint8) * 255).save(f"mask-{number:05}.png")
          print(f"Saved mask-{number:05}.png")
`;

export default {
  prettyLabel: "sam2",
  repoName: "sam2",
  repoUrl: "https://github.com/facebookresearch/segment-anything-2",
  filter: false,
  countDownloads: extension("pt"),
  // The project itself: the package of this name on the index is older and not its authors'.
  install: pip(
    "git+https://github.com/facebookresearch/sam2@2b90b9f5ceec907a1c18123530e92e794ad901a4",
    "huggingface_hub",
  ),
  snippets: (model, context) => [object(model, context), everything(model, context), video(model, context)],
  source: "repository facebookresearch/sam2 at 2b90b9f, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "with-files": { id: "owner/name", siblings: [{ rfilename: "sam2.1_hiera_base_plus.pt" }] },
  "published-model": { id: "owner/sam2-hiera-tiny" },
  "file-of-another-name": { id: "owner/sam2.1-hiera-small-cells", siblings: [{ rfilename: "checkpoint.pt" }] },
  "unknown-size": { id: "owner/name" },
} satisfies Examples;
