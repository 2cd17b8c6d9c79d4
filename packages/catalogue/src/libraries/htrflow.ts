import { type Fragment, none, py, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";

type Kind = "regions" | "lines" | "text";

/** A page is cut into regions, these into lines, and the lines are read: which of it the model does. */
function kindOf(model: ModelRecord): Kind {
  const segments =
    model.pipeline_tag === "object-detection" ||
    model.pipeline_tag === "image-segmentation" ||
    Boolean(model.tags?.includes("ultralytics")) ||
    /yolo/i.test(model.id);
  if (!segments) return "text";
  return /lines/i.test(model.id) ? "lines" : "regions";
}

/** The step that runs a YOLO model of the reader's choice. */
const regionStep = py`{"step": "Segmentation", "settings": {"model": "yolo", "model_settings": {"model": region_model}}},`;
const lineStep = py`{"step": "Segmentation", "settings": {"model": "yolo", "model_settings": {"model": line_model}}},`;

const regionModel = py`region_model = "Riksarkivet/yolov9-regions-1"`;
const lineModel = py`line_model = "Riksarkivet/yolov9-lines-within-regions-1"`;

function ownStep(model: ModelRecord, kind: Kind, { revision }: SnippetContext): Fragment<"python"> {
  const pinned = revision !== undefined;
  if (kind === "text") {
    const revisions = pinned
      ? py`
          "model_kwargs": {"revision": ${revision}},
          "processor_kwargs": {"revision": ${revision}},
        `
      : none.python;
    return py`
      {
          "step": "TextRecognition",
          "settings": {
              "model": "TrOCR",
              "model_settings": {
                  "model": ${model.id},
                  ${revisions}
              },
          },
      },
      {"step": "OrderLines"},
    `;
  }
  return py`
    {
        "step": "Segmentation",
        "settings": {
            "model": "yolo",
            "model_settings": {
                "model": ${model.id},
                ${pinned ? py`"revision": ${revision},` : none.python}
            },
        },
    },
  `;
}

const run = (model: ModelRecord, context: SnippetContext): Snippet => {
  const kind = kindOf(model);
  return python()`
    ${head(model, context)}

    from htrflow.pipeline.pipeline import Pipeline
    from htrflow.pipeline.steps import auto_import

    # Your own scan of a handwritten page.
    image_path = "page.jpg"
    ${kind === "regions" ? none.python : py`# What finds the parts of the page that the model works on.`}
    ${kind === "regions" ? none.python : regionModel}
    ${kind === "text" ? lineModel : none.python}

    steps = [
        ${kind === "regions" ? none.python : regionStep}
        ${kind === "text" ? lineStep : none.python}
        ${ownStep(model, kind, context)}
        ${kind === "text" ? py`{"step": "Export", "settings": {"format": "txt", "dest": "output"}},` : py`{"step": "Export", "settings": {"format": "json", "dest": "output"}},`}
    ]
    pipeline = Pipeline.from_config({"steps": steps})
    for pages in auto_import([image_path], max_size=1):
        print(pipeline.run(pages))
  `;
};

export default {
  prettyLabel: "HTRflow",
  repoName: "HTRflow",
  repoUrl: "https://github.com/AI-Riksarkivet/htrflow",
  docsUrl: "https://ai-riksarkivet.github.io/htrflow",
  filter: false,
  install: pip("htrflow"),
  snippets: (model, context) => [run(model, context)],
  source: "htrflow 0.2.6, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-recognition": { id: "owner/name", pipeline_tag: "image-to-text" },
  regions: { id: "owner/name", pipeline_tag: "image-segmentation" },
  lines: { id: "owner/yolo-lines" },
} satisfies Examples;
