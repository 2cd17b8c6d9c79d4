import { comment, none, py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { ownPicture, photo } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

/** The checkpoint, or an export where there is none. Training writes `best.pt` and `last.pt`. */
function listedWeights(model: ModelRecord): string | undefined {
  const checkpoints = weightsFiles(model, ".pt");
  return checkpoints.find((file) => file.endsWith("best.pt")) ?? checkpoints[0] ?? weightsFiles(model, ".onnx")[0];
}

/** The version that a tag such as `yolov8` or `yolo11` names. */
function version(model: ModelRecord): number | undefined {
  for (const tag of model.tags ?? []) {
    const number = /^yolov?(\d{1,2})$/.exec(tag)?.[1];
    if (number !== undefined) return Number(number);
  }
  return undefined;
}

/** What the smallest published weights of a version are called, where it is not the version and an n. */
const otherNames: Readonly<Record<number, string>> = { 3: "yolov3-tinyu.pt", 5: "yolov5nu.pt", 9: "yolov9t.pt" };

/** The v left with version 11. Source: GITHUB_ASSETS_NAMES in ultralytics/utils/downloads.py. */
const officialName = (number: number) => otherNames[number] ?? `yolo${number < 11 ? "v" : ""}${number}n.pt`;

/** The name of the file, as the record has it or as it is usual. */
function weights(model: ModelRecord) {
  const listed = listedWeights(model);
  if (listed !== undefined) return py`weights = ${listed}`;
  const number = version(model);
  if (number !== undefined) {
    return py`
      # The weights' file in the repository; a fine-tuned model's is often called best.pt.
      weights = ${officialName(number)}
    `;
  }
  return py`
    # No yolov<number> tag was found. Replace XX with the version, as the weights' file in the repository has it.
    weights = "yolovXXn.pt"
  `;
}

const isExport = (model: ModelRecord) => Boolean(listedWeights(model)?.endsWith(".onnx"));

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python()`
    ${head(model, context)}

    from huggingface_hub import hf_hub_download
    from ultralytics import YOLO

    ${weights(model)}
    ${comment(ownPicture)}
    image_path = ${photo}

    ${isExport(model) ? none.python : py`${comment(pickleNote)}`}
    model = YOLO(${pythonCall("hf_hub_download", [model.id, py`weights`], { revision: context.revision })})
    for result in model.predict(image_path):
        for found in result.summary():
            print(found)
        print("Saved", result.save("result.jpg"))
  `,
];

export default {
  prettyLabel: "ultralytics",
  repoName: "ultralytics",
  repoUrl: "https://github.com/ultralytics/ultralytics",
  docsUrl: "https://github.com/ultralytics/ultralytics",
  filter: false,
  countDownloads: extension("pt"),
  install: (model) =>
    isExport(model)
      ? pip("ultralytics", "huggingface_hub", "onnx", "onnxruntime")
      : pip("ultralytics", "huggingface_hub"),
  snippets,
  source: "ultralytics 8.4.190, source code, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "trained-weights": {
    id: "owner/name",
    tags: ["ultralytics", "yolov8"],
    siblings: files("README.md", "weights/last.pt", "weights/best.pt"),
  },
  "weights-of-another-name": { id: "owner/name", siblings: files("yolo26m-seg.pt") },
  "exported-weights": { id: "owner/name", siblings: files("yolo11n.onnx") },
  "a-version-as-a-tag": { id: "owner/name", tags: ["ultralytics", "yolov8"] },
  "a-newer-version-as-a-tag": { id: "owner/name", tags: ["ultralytics", "yolo11"] },
  "a-version-with-names-of-its-own": { id: "owner/name", tags: ["ultralytics", "yolov9"] },
  "without-a-version": { id: "owner/name", tags: ["ultralytics"] },
} satisfies Examples;
