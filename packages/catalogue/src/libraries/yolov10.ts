import { comment, python, type Snippet } from "@modelshelf/code";
import { any, extension } from "../download-query.ts";
import { ownPicture, photo } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

/** A checkpoint, where the repository has nothing that the authors' own loader reads. */
const checkpoint = (model: ModelRecord): string | undefined =>
  weightsFiles(model, ".safetensors").length > 0 ? undefined : weightsFiles(model, ".pt")[0];

/** The authors' fork of ultralytics, which loads models of a hub. */
const withFork = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from ultralytics import YOLOv10

  ${comment(ownPicture)}
  image_path = ${photo}

  model = ${pythonCall("YOLOv10.from_pretrained", [model.id], { revision: context.revision })}
  for result in model.predict(image_path):
      for found in result.summary():
          print(found)
      result.save("result.jpg")
`;

/** ultralytics itself reads the fork's checkpoints. */
const withUltralytics = (model: ModelRecord, context: SnippetContext, file: string): Snippet => python()`
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
      result.save("result.jpg")
`;

export default {
  prettyLabel: "YOLOv10",
  repoName: "YOLOv10",
  repoUrl: "https://github.com/THU-MIG/yolov10",
  docsUrl: "https://github.com/THU-MIG/yolov10",
  filter: false,
  countDownloads: any(extension("pt"), extension("safetensors")),
  install: (model) =>
    checkpoint(model) === undefined
      ? pip(
          "git+https://github.com/THU-MIG/yolov10@453c6e38a51e9d1d5a2aa5fb7f1014a711913397",
          "huggingface_hub",
          "safetensors",
        )
      : pip("ultralytics", "huggingface_hub"),
  snippets: (model, context) => {
    const file = checkpoint(model);
    return [file === undefined ? withFork(model, context) : withUltralytics(model, context, file)];
  },
  source: "repository THU-MIG/yolov10 at 453c6e3 and ultralytics 8.4.190, source code of both, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  safetensors: { id: "owner/name", siblings: files("config.json", "model.safetensors", "yolov10n.pt") },
  "without-a-list-of-files": { id: "owner/name" },
  checkpoint: { id: "owner/name", siblings: files("yolov10n.pt") },
} satisfies Examples;
