import { comment, type Fragment, none, py, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadedFolder } from "../pinned-folder.ts";
import { pickleNote } from "../weights-file.ts";

/** Models that judge a translation by its source alone, without one by a person. */
const isReferenceless = ({ id }: ModelRecord): boolean => /kiwi|[-_]qe\b/i.test(id);

/** Models that point out the errors as well. */
const marksErrors = ({ id }: ModelRecord): boolean => /xcomet/i.test(id);

/** download_model takes no revision: the folder that it downloads, with one. */
const checkpoint = (model: ModelRecord, context: SnippetContext): Fragment<"python"> =>
  context.revision === undefined
    ? py`model = load_from_checkpoint(download_model(${model.id}))`
    : py`
        folder = ${downloadedFolder(model, context)}
        model = load_from_checkpoint(f"{folder}/checkpoints/model.ckpt")
      `;

const reference = (model: ModelRecord, text: string): Fragment<"python"> =>
  isReferenceless(model) ? none.python : py`"ref": ${text},`;

const errors = py`
  for translation, spans in zip(translations, result["metadata"]["error_spans"]):
      print(translation["mt"])
      for span in spans:
          print(f"  {span['severity']}: {span['text']}")
`;

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python()`
    ${head(model, context)}

    import torch
    from comet import ${context.revision === undefined ? py`download_model, load_from_checkpoint` : py`load_from_checkpoint`}

    ${
      isReferenceless(model)
        ? comment("The text and its translation.")
        : comment("The text, its translation by a machine, and one by a person.")
    }
    translations = [
        {
            "src": "Der Zug nach Dresden fährt heute von Gleis vier.",
            "mt": "The train to Dresden leaves from platform four today.",
            ${reference(model, "Today the train to Dresden departs from platform four.")}
        },
        {
            "src": "Er hat den Faden verloren.",
            "mt": "He has lost the wire.",
            ${reference(model, "He has lost his train of thought.")}
        },
    ]

    ${comment(pickleNote)}
    ${checkpoint(model, context)}
    result = model.predict(translations, batch_size=8, gpus=1 if torch.cuda.is_available() else 0)
    print("Each:", result["scores"])
    print("All:", result["system_score"])
    ${marksErrors(model) ? errors : none.python}
  `,
];

export default {
  prettyLabel: "COMET",
  repoName: "COMET",
  repoUrl: "https://github.com/Unbabel/COMET/",
  filter: false,
  countDownloads: path("hparams.yaml"),
  // The torchmetrics that it asks for imports pkg_resources, which left setuptools with 82.
  install: pip("unbabel-comet", "setuptools<82"),
  snippets,
  source: "unbabel-comet 2.2.7, source code, and repository Unbabel/COMET at da61b81, README, read 2026-11-21",
} satisfies Library;

export const examples = {
  "with-a-reference": { id: "owner/wmt22-comet-da" },
  "without-a-reference": { id: "owner/wmt22-cometkiwi-da", gated: "auto" },
  "marks-errors": { id: "owner/XCOMET-XL", gated: "auto" },
} satisfies Examples;
