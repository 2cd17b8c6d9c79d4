import { comment, type Fragment, identifier, none, py, python, type Snippet } from "@modelshelf/code";
import { any, extension, path } from "../download-query.ts";
import { ownPicture, receipt } from "../example-inputs.ts";
import { downloadInstall, downloadSnippets } from "../generic-library.ts";
import { type Install, pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

interface Kind {
  readonly name: string;
  /** What is predicted from, where it is not a picture alone. */
  readonly input?: Fragment<"python">;
  /** Whether the result can be drawn. */
  readonly draws?: true;
  /** Whether it needs what the package brings for documents. */
  readonly documents?: true;
}

// What a model of the given tag, or with the given words in its name, is run by. Source: paddleocr 3.7.0,
// _models/*.py, with their default models, and paddlex 3.7.2, inference/utils/official_models.py, read 2026-11-21.
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/layout_detection|DocLayout|_layout_/, { name: "LayoutDetection", draws: true }],
  [
    /doc_vlm|DocBee/,
    {
      name: "DocVLM",
      input: py`{"image": image_path, "query": "What is the total on this receipt?"}`,
      documents: true,
    },
  ],
  [/chart_parsing|Chart2Table/, { name: "ChartParsing", input: py`{"image": image_path}`, documents: true }],
  [/table_cells?_det/, { name: "TableCellsDetection", draws: true, documents: true }],
  [/table_cls|table_classification/, { name: "TableClassification", documents: true }],
  [/SLANet|SLANeXt|table_structure/, { name: "TableStructureRecognition", documents: true }],
  [/formula|Formula|UniMERNet|LaTeX_OCR/, { name: "FormulaRecognition", documents: true }],
  [/seal_det|seal_text_detection/, { name: "SealTextDetection", draws: true }],
  [/doc_ori|doc_img_orientation/, { name: "DocImgOrientationClassification" }],
  [/textline_ori/, { name: "TextLineOrientationClassification" }],
  [/UVDoc|unwarping/, { name: "TextImageUnwarping", draws: true }],
  [/_det|textline_detection/, { name: "TextDetection", draws: true }],
  [/_rec|textline_recognition/, { name: "TextRecognition" }],
];

const nameOf = ({ id }: ModelRecord) => id.slice(id.indexOf("/") + 1);

/** Reads whole documents: a pipeline that finds the blocks of a page and lets the model read each. */
const readsDocuments = (model: ModelRecord) =>
  Boolean(model.tags?.includes("document-parse")) || nameOf(model).includes("PaddleOCR-VL");

function kindOf(model: ModelRecord): Kind | undefined {
  const name = nameOf(model);
  const texts = [...(model.tags ?? []), name];
  return kinds.find(([word]) => texts.some((text) => word.test(text)))?.[1];
}

/** The same models are stored for other programs too, with another ending. */
const engines = [
  ["_safetensors", "transformers"],
  ["_onnx", "onnxruntime"],
] as const;
const engineOf = (model: ModelRecord) => engines.find(([ending]) => nameOf(model).endsWith(ending));

const picture = py`
  ${comment(ownPicture)}
  image_path = ${receipt}
`;

const folder = (model: ModelRecord, { revision }: SnippetContext) =>
  py`folder = ${pythonCall("snapshot_download", [model.id], { revision })}`;

function parseDocument(model: ModelRecord, context: SnippetContext): Snippet {
  const name = nameOf(model);
  const version = ["1.6", "1.5"].find((number) => name.includes(number)) ?? "1";
  return python()`
    ${head(model, context)}

    from huggingface_hub import snapshot_download
    from paddleocr import PaddleOCRVL

    ${picture}

    ${folder(model, context)}
    pipeline = ${pythonCall("PaddleOCRVL", [], { pipeline_version: `v${version}`, vl_rec_model_dir: py`folder` })}
    for result in pipeline.predict(image_path):
        result.print()
        result.save_to_markdown(save_path="output")
        result.save_to_json(save_path="output")
  `;
}

function predict(model: ModelRecord, context: SnippetContext, kind: Kind): Snippet {
  const [ending, engine] = engineOf(model) ?? ["", undefined];
  const name = nameOf(model);
  const load = pythonCall(kind.name, [], {
    model_name: name.slice(0, name.length - ending.length),
    model_dir: py`folder`,
    engine,
  });
  return python()`
    ${head(model, context)}

    from huggingface_hub import snapshot_download
    from paddleocr import ${identifier(kind.name)}

    ${picture}

    ${folder(model, context)}
    # The name tells the library how to run the files.
    model = ${load}
    for result in model.predict(${kind.input ?? py`image_path`}):
        result.print()
        ${kind.draws ? py`result.save_to_img(save_path="output")` : none.python}
        result.save_to_json(save_path="output")
  `;
}

function installOf(model: ModelRecord): Install {
  if (readsDocuments(model)) return pip("paddleocr[doc-parser]", "paddlepaddle", "huggingface_hub");
  const kind = kindOf(model);
  if (kind === undefined) return downloadInstall;
  const name = kind.documents ? "paddleocr[doc-parser]" : "paddleocr";
  switch (engineOf(model)?.[1]) {
    case "transformers":
      return pip(name, "huggingface_hub", "transformers", "torch", "torchvision");
    case "onnxruntime":
      return pip(name, "huggingface_hub", "onnxruntime");
    default:
      return pip(name, "huggingface_hub", "paddlepaddle");
  }
}

const download = downloadSnippets("https://www.paddleocr.ai/");

export default {
  prettyLabel: "PaddleOCR",
  repoName: "PaddleOCR",
  repoUrl: "https://github.com/PaddlePaddle/PaddleOCR",
  docsUrl: "https://www.paddleocr.ai/",
  filter: true,
  countDownloads: any(extension("safetensors"), path("inference.pdiparams"), path("inference.onnx")),
  install: installOf,
  snippets: (model, context) => {
    if (readsDocuments(model)) return [parseDocument(model, context)];
    const kind = kindOf(model);
    return kind === undefined ? download(model, context) : [predict(model, context, kind)];
  },
  source: "paddleocr 3.7.0 and paddlex 3.7.2, source code of both packages, read 2026-11-21",
} satisfies Library;

export const examples = {
  "document-parse": { id: "owner/PaddleOCR-VL-1.6", tags: ["document-parse"] },
  "document-parse-first-version": { id: "owner/PaddleOCR-VL" },
  "layout-detection": { id: "owner/PP-DocLayoutV3", tags: ["layout_detection"] },
  "doc-vlm": { id: "owner/PP-DocBee2-3B", tags: ["doc_vlm"] },
  "text-detection": { id: "owner/PP-OCRv6_medium_det" },
  "text-recognition-of-safetensors": { id: "owner/PP-OCRv6_medium_rec_safetensors" },
  "text-recognition-of-onnx": { id: "owner/PP-OCRv6_medium_rec_onnx" },
  formula: { id: "owner/PP-FormulaNet_plus-M" },
  "another-kind": { id: "owner/name" },
} satisfies Examples;
