import { none, notice, py, python, type Snippet } from "@modelshelf/code";
import { any, extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

/** The smallest of the published models, named after its size T, S, B or L. */
const smallest = "LVFace-T_Glint360K/LVFace-T_Glint360K.onnx";

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const listed = weightsFiles(model, ".onnx");
  const [first] = listed;
  if (first === undefined && model.siblings !== undefined) {
    return [notice("python", "The repository has no ONNX file: torch2onnx_v1.py of LVFace makes one of a .pt file.")];
  }
  const file = listed.find((name) => name.includes("LVFace-T")) ?? first ?? smallest;
  return [
    python()`
      ${head(model, context)}

      import onnxruntime
      from huggingface_hub import hf_hub_download
      from inference_onnx import LVFaceONNXInferencer

      ${listed.length > 1 ? py`# The repository has others too: a larger one knows faces better.` : none.python}
      weights = ${file}
      # Two pictures cut to the face, the eyes level: put your own here.
      first_path = "first.jpg"
      second_path = "second.jpg"

      weights_path = ${pythonCall("hf_hub_download", [model.id, py`weights`], { revision: context.revision })}
      use_gpu = "CUDAExecutionProvider" in onnxruntime.get_available_providers()
      model = LVFaceONNXInferencer(weights_path, use_gpu=use_gpu)
      first = model.infer_from_image(first_path)
      second = model.infer_from_image(second_path)
      print(first.shape)
      # From -1 to 1: the higher, the more alike.
      print(f"Likeness: {model.calculate_similarity(first, second):.2f}")
    `,
  ];
}

export default {
  prettyLabel: "LVFace",
  repoName: "LVFace",
  repoUrl: "https://github.com/bytedance/LVFace",
  filter: false,
  countDownloads: any(extension("pt"), extension("onnx")),
  // The project's own list is no valid one.
  install: gitClone(
    "https://github.com/bytedance/LVFace",
    "33e3bc7acc3f76db554716e92632e90b93a371b7",
    "onnxruntime",
    "opencv-python",
    "requests",
    "huggingface_hub",
  ),
  snippets,
  source: "repository bytedance/LVFace at 33e3bc7, README and source, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "several-sizes": {
    id: "owner/name",
    siblings: files("LVFace-B_Glint360K/LVFace-B_Glint360K.onnx", smallest, "LVFace-T_Glint360K/LVFace-T_Glint360K.pt"),
  },
  "one-file": { id: "owner/name", siblings: files("model.onnx") },
  "without-a-list-of-files": { id: "owner/name" },
  "without-onnx": { id: "owner/name", siblings: files("model.pt") },
} satisfies Examples;
