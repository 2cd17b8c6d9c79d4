import { python } from "@modelshelf/code";
import { any, extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";

export default {
  prettyLabel: "FleXray",
  repoName: "FleXray",
  repoUrl: "https://github.com/VictorButoi/FleXray",
  filter: false,
  countDownloads: any(extension("safetensors"), extension("onnx")),
  install: pip("flexray"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      from fxr.inference import FleXraySegmenter

      # Your own X-ray.
      image_path = "xray.png"

      segmenter = ${pythonCall("FleXraySegmenter.from_pretrained", [model.id], { revision: context.revision })}
      prediction = segmenter.predict(image_path, threshold=0.5)
      # One mask for each part of the body that the model knows.
      for name, mask in zip(segmenter.label_names or [], prediction.masks[0]):
          if mask.any():
              print(f"{name}: {int(mask.sum())} pixels")
    `,
  ],
  source: "flexray 1.0.2, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  segmentation: { id: "owner/name", pipeline_tag: "image-segmentation" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
