import { python } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

export default {
  prettyLabel: "BM25S",
  repoName: "bm25s",
  repoUrl: "https://github.com/xhluca/bm25s",
  filter: false,
  countDownloads: path("params.index.json"),
  applies: { files: ["params.index.json"] },
  install: pip("bm25s[hf]"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      import bm25s
      from bm25s.hf import BM25HF

      # Your own question to the indexed documents.
      query = ${widgetText(model, "How do I descale a kettle?")}

      retriever = ${pythonCall("BM25HF.load_from_hub", [model.id], { revision: context.revision, load_corpus: true })}
      # An index that was made with a stemmer or other stop words needs the same here.
      tokens = bm25s.tokenize(query)
      documents, scores = retriever.retrieve(tokens, k=min(3, retriever.scores["num_docs"]))
      # Where the documents were not saved with the index, these are their numbers.
      for document, score in zip(documents[0], scores[0]):
          print(f"{score:.3f} {document}")
    `,
  ],
  source: "bm25s 0.3.16, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  index: { id: "owner/name" },
  "with-a-widget": { id: "owner/name", widgetData: [{ text: "cats that purr" }] },
} satisfies Examples;
