import { comment, type Fragment, py, python, type Snippet } from "@modelshelf/code";
import { ownPicture, receipt } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

interface Part {
  /** What the code imports beside from_hub. */
  readonly builder: Fragment<"python">;
  readonly lines: Fragment<"python">;
}

const read = (predictor: Fragment<"python">): Part => ({
  builder: py`ocr_predictor`,
  lines: py`
    predictor = ${predictor}
    print(predictor(pages).render())
  `,
});

// docTR tags what it uploads with the part of reading that the model is for.
const parts: Readonly<Record<string, Part>> = {
  detection: read(py`ocr_predictor(det_arch=model, reco_arch="crnn_mobilenet_v3_small", pretrained=True)`),
  recognition: read(py`ocr_predictor(det_arch="db_mobilenet_v3_large", reco_arch=model, pretrained=True)`),
  layout: {
    builder: py`layout_predictor`,
    lines: py`
      predictor = layout_predictor(model)
      for page in predictor(pages):
          # Boxes in parts of the page's width and height.
          for name, box, score in zip(page["class_names"], page["boxes"], page["scores"]):
              print(f"{name}: {float(score):.1%} at {box.tolist()}")
    `,
  },
  table_structure: {
    builder: py`table_predictor`,
    lines: py`
      predictor = table_predictor(model)
      for table in predictor(pages):
          print(table["num_rows"], "rows and", table["num_cols"], "columns")
          for cell in table["cells"]:
              print(cell["row_start"], cell["col_start"], cell["geometry"])
    `,
  },
  classification: {
    builder: py`page_orientation_predictor`,
    lines: py`
      # Which way up a page is. Models for single words go into crop_orientation_predictor.
      predictor = page_orientation_predictor(model)
      _, angles, scores = predictor(pages)
      print(angles, scores)
    `,
  },
};

/** Where the record does not say. */
const eitherPart: Part = {
  builder: py`ocr_predictor`,
  lines: py`
    # A model that reads words knows its letters; one that finds words does not.
    if hasattr(model, "vocab"):
        predictor = ocr_predictor(det_arch="db_mobilenet_v3_large", reco_arch=model, pretrained=True)
    else:
        predictor = ocr_predictor(det_arch=model, reco_arch="crnn_mobilenet_v3_small", pretrained=True)
    print(predictor(pages).render())
  `,
};

const partOf = (model: ModelRecord): Part =>
  Object.entries(parts).find(([tag]) => model.tags?.includes(tag))?.[1] ?? eitherPart;

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => {
  const { builder, lines } = partOf(model);
  const loads = pythonCall("from_hub", [model.id], { revision: context.revision });
  return [
    python()`
      ${head(model, context)}

      from urllib.request import urlopen

      from doctr.io import DocumentFile
      from doctr.models import from_hub, ${builder}

      ${comment(ownPicture)}
      image_path = ${receipt}

      stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
      with stream:
          pages = DocumentFile.from_images(stream.read())
      model = ${loads}
      ${lines}
    `,
  ];
};

export default {
  prettyLabel: "docTR",
  repoName: "doctr",
  repoUrl: "https://github.com/mindee/doctr",
  filter: false,
  hostedInferenceTasks: ["object-detection"],
  install: pip("python-doctr"),
  snippets,
  source: "python-doctr 1.1.0, source code, and repository mindee/doctr at 8a88fea, README, read 2026-11-21",
} satisfies Library;

export const examples = {
  recognition: { id: "owner/name", tags: ["ocr", "pytorch", "doctr", "recognition"] },
  detection: { id: "owner/name", tags: ["ocr", "pytorch", "doctr", "detection"] },
  layout: { id: "owner/name", tags: ["ocr", "pytorch", "doctr", "layout"] },
  "table-structure": { id: "owner/name", tags: ["ocr", "pytorch", "doctr", "table_structure"] },
  orientation: { id: "owner/name", tags: ["ocr", "pytorch", "doctr", "classification"] },
  unknown: { id: "owner/name", gated: "auto" },
} satisfies Examples;
