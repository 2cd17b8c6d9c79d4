import { comment, notice, python, type Snippet } from "@modelshelf/code";
import { any, extension } from "../download-query.ts";
import { ownPicture, photo } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

/** The checkpoint; training writes best.pt and last.pt. Undefined where there is none. */
function checkpoint(model: ModelRecord): string | undefined {
  const files = weightsFiles(model, ".pt");
  if (model.siblings === undefined) return "yolo26n.pt";
  return files.find((file) => file.endsWith("best.pt")) ?? files[0];
}

const find = (model: ModelRecord, context: SnippetContext, file: string): Snippet => python()`
  ${head(model, context)}

  from huggingface_hub import hf_hub_download
  from ultralytics import YOLO

  ${comment(ownPicture)}
  image_path = ${photo}

  ${comment(pickleNote)}
  model = YOLO(${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })})
  for result in model.predict(image_path):
      for found in result.summary():
          print(found)
      print("Saved", result.save("result.jpg"))
`;

export default {
  prettyLabel: "YOLOv26",
  repoName: "YOLOv26",
  repoUrl: "https://github.com/ultralytics/ultralytics",
  docsUrl: "https://docs.ultralytics.com/models/yolo26/",
  filter: false,
  countDownloads: any(extension("pt"), extension("safetensors")),
  install: pip("ultralytics", "huggingface_hub"),
  snippets: (model, context) => {
    const file = checkpoint(model);
    return file === undefined
      ? [notice("python", "Ultralytics reads weights that end in .pt, which this repository does not have.")]
      : [find(model, context, file)];
  },
  source: "ultralytics 8.4.190, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "object-detection": { id: "owner/name", pipeline_tag: "object-detection" },
  "fine-tuned": {
    id: "owner/name",
    gated: "auto",
    siblings: [{ rfilename: "weights/last.pt" }, { rfilename: "weights/best.pt" }],
  },
  "another-size": { id: "owner/name", siblings: [{ rfilename: "yolo26x.pt" }] },
  "another-format": { id: "owner/name", siblings: [{ rfilename: "model.safetensors" }] },
} satisfies Examples;
