import { identifier, none, py, python } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";
import { searchedPages } from "../transformers/inputs.ts";

/** What a model was made from, by a word in its name or that of its base; the longer word first. */
const makes = [
  [/omni/, "Qwen2_5Omni", "Qwen2_5OmniProcessor"],
  [/qwen-?3[._]5/, "Qwen3_5", "Qwen3_5Processor"],
  [/qwen-?3/, "Qwen3", "Qwen3Processor"],
  [/qwen-?2[._]5/, "Qwen2_5", "Qwen2_5_Processor"],
  [/qwen-?2/, "Qwen2", "Qwen2Processor"],
  [/modernvbert/, "ModernVBert", "ModernVBertProcessor"],
  [/smol|idefics-?3/, "Idefics3", "Idefics3Processor"],
  [/(?<!pali)gemma-?3|colgemma|bigemma/, "Gemma3", "GemmaProcessor3"],
  [/pali/, "Pali", "PaliProcessor"],
] as const;

interface Classes {
  readonly model: string;
  readonly processor: string;
  /** Whether the record says that it is these. */
  readonly known: boolean;
}

/** The package has a class for each, with a vector for each token (Col) or for a page (Bi). */
function classesOf({ id, cardData }: ModelRecord): Classes {
  const name = id.slice(id.indexOf("/") + 1).toLowerCase();
  const bases = [cardData?.base_model ?? []].flat().map((base) => base.toLowerCase());
  const found = [name, ...bases].flatMap((text) => makes.filter(([word]) => word.test(text)))[0];
  const [, make, processor] = found ?? makes[makes.length - 1] ?? ["", "Pali", "PaliProcessor"];
  const kind = /^bi(?=pali|qwen|idefics|smol|gemma|modernvbert)/.test(name) && make !== "Qwen2_5Omni" ? "Bi" : "Col";
  return { model: kind + make, processor: kind + processor, known: found !== undefined };
}

const unknown = py`
  # Where the card names another model than PaliGemma: ColQwen2, ColQwen2_5, ColIdefics3 and more, with their processors.
`;

export default {
  prettyLabel: "ColPali",
  repoName: "ColPali",
  repoUrl: "https://github.com/ManuelFay/colpali",
  filter: false,
  countDownloads: path("adapter_config.json"),
  install: pip("colpali-engine"),
  snippets: (model, context) => {
    const classes = classesOf(model);
    return [
      python()`
        ${head(model, context)}

        import torch
        from colpali_engine.models import ${identifier(classes.model)}, ${identifier(classes.processor)}
        from transformers.image_utils import load_image

        ${searchedPages}

        device = "cuda" if torch.cuda.is_available() else "cpu"
        ${classes.known ? none.python : unknown}
        source = ${idOrFolder(model, context)}
        model = ${pythonCall(`${classes.model}.from_pretrained`, [py`source`], { dtype: py`torch.bfloat16`, device_map: py`device` })}
        model.eval()
        processor = ${identifier(classes.processor)}.from_pretrained(source)

        images = [load_image(page) for page in pages]
        with torch.no_grad():
            page_embeddings = model(**processor.process_images(images).to(device))
            query_embeddings = model(**processor.process_queries([query]).to(device))
        scores = processor.score(list(query_embeddings), list(page_embeddings))[0]
        for page, score in zip(pages, scores.tolist()):
            print(f"{score:.2f} {page}")
      `,
    ];
  },
  source:
    "public hub's list of libraries, and colpali-engine 0.3.18 (repository illuin-tech/colpali at 9be8f19), README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/colpali-v1.3" },
  "named-by-its-base": { id: "owner/name", cardData: { base_model: ["owner/colqwen2.5-base"] } },
  omni: { id: "owner/colqwen-omni-v0.1" },
  smol: { id: "owner/colSmol-256M" },
  "one-vector-a-page": { id: "owner/biqwen2-v0.1" },
  unknown: { id: "owner/name" },
} satisfies Examples;
