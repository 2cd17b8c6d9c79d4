// Models that find pages by their looks: they embed the question and the pictures of the pages as many vectors each.
// Source: transformers 5.23.0, models/{colmodernvbert,colpali,colqwen2}/{modeling,processing}_*.py and
// MODEL_FOR_PRETRAINING_MAPPING_NAMES, read 2026-11-21.
import { py, pyImport } from "@modelshelf/code";
import type { ModelRecord } from "../model-record.ts";
import type { ClassUse } from "./classes.ts";
import { lines, searchedPages } from "./inputs.ts";

const classes = ["ColModernVBertForRetrieval", "ColPaliForRetrieval", "ColQwen2ForRetrieval"] as const;

/** Whether the name is that of a class that retrieves pages; `AutoModelForPreTraining` is the auto class of all of them. */
export const isRetriever = (architecture: string | undefined): architecture is (typeof classes)[number] =>
  classes.some((name) => name === architecture);

/** Scores pages for a question, if the model is one that does. */
export function retrieves(model: ModelRecord): ClassUse | undefined {
  const architecture = model.config?.architectures?.[0];
  const modelClass = isRetriever(architecture) ? architecture : undefined;
  const known = modelClass !== undefined;
  if (!known && model.transformersInfo?.auto_model !== "AutoModelForPreTraining") return undefined;
  if (!known && model.pipeline_tag !== "visual-document-retrieval") return undefined;
  return {
    processor: "AutoProcessor",
    ...(known && { modelClass }),
    input: lines(pyImport("import torch"), pyImport("from transformers.image_utils import load_image"), searchedPages),
    call: py`
      page_inputs = processor.process_images(images=[load_image(page) for page in pages]).to(model.device)
      query_inputs = processor.process_queries(text=[query]).to(model.device)
      with torch.no_grad():
          page_embeddings = model(**page_inputs).embeddings
          query_embeddings = model(**query_inputs).embeddings
      scores = processor.score_retrieval(query_embeddings, page_embeddings)[0]
      for page, score in zip(pages, scores.tolist()):
          print(f"{score:.2f} {page}")
    `,
    packages: ["pillow", "torchvision"],
  };
}
