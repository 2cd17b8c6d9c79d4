import { identifier, py, python, type Snippet } from "@modelshelf/code";
import { pipUpgrade } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { hasRemoteCode, head, loadingOptions } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { searchedPages } from "../transformers/inputs.ts";

const isReranker = (model: ModelRecord) =>
  Boolean(model.tags?.includes("cross-encoder") || model.pipeline_tag === "text-ranking");
const isPyLate = (model: ModelRecord) => Boolean(model.tags?.includes("PyLate"));
const isMultiVector = (model: ModelRecord) => Boolean(model.tags?.includes("multi-vector"));
const isSparse = (model: ModelRecord) => Boolean(model.tags?.includes("sparse-encoder"));
const seesPages = (model: ModelRecord) => model.pipeline_tag === "visual-document-retrieval";
/** Whether the repository may hold an adapter alone: those that name ColPali's library mostly do. */
const isAdapter = (model: ModelRecord) => model.library_name === "colpali" || model.library_name === "peft";

const question = py`
  query = "How do I descale a kettle?"
  documents = [
      "Fill the kettle with water and vinegar, boil it, wait half an hour, then rinse away the limescale.",
      "The copper kettle was made in Birmingham around 1900.",
  ]
`;

const top = (model: ModelRecord, context: SnippetContext) => head(model, context, { remoteCode: hasRemoteCode(model) });

/** A widget's sentences, or three whose likeness is plain. */
function sentences(model: ModelRecord): readonly string[] {
  const widget = model.widgetData?.find(
    (entry) => entry.source_sentence !== undefined && entry.sentences !== undefined,
  );
  if (widget?.source_sentence === undefined || widget.sentences === undefined || widget.sentences.length === 0) {
    return [
      "The match was called off because of the storm.",
      "Bad weather forced them to cancel the game.",
      "He lit a match to see the way.",
    ];
  }
  return [widget.source_sentence, ...widget.sentences];
}

const compare = (model: ModelRecord, context: SnippetContext): Snippet => python("Compare sentences")`
  ${top(model, context)}

  from sentence_transformers import SentenceTransformer

  sentences = ${sentences(model)}

  model = ${pythonCall("SentenceTransformer", [model.id], loadingOptions(model, context))}
  embeddings = model.encode(sentences)
  # Each sentence against each: the higher, the more alike.
  print(model.similarity(embeddings, embeddings))
`;

/** Search: models that were trained with prompts get those for questions and for documents. */
const search = (model: ModelRecord, context: SnippetContext): Snippet => python("Search documents")`
  ${top(model, context)}

  from sentence_transformers import SentenceTransformer

  ${question}

  model = ${pythonCall("SentenceTransformer", [model.id], loadingOptions(model, context))}
  scores = model.similarity(model.encode_query(query), model.encode_document(documents))[0].tolist()
  for score, document in sorted(zip(scores, documents), reverse=True):
      print(f"{score:.3f} {document}")
`;

const sparseEncoder = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${top(model, context)}

  from sentence_transformers import SparseEncoder

  ${question}

  model = ${pythonCall("SparseEncoder", [model.id], loadingOptions(model, context))}
  scores = model.similarity(model.encode_query(query), model.encode_document(documents))
  print(scores)
`;

const reranker = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${top(model, context)}

  from sentence_transformers import CrossEncoder

  ${question}

  model = ${pythonCall("CrossEncoder", [model.id], loadingOptions(model, context))}
  # The best document comes first.
  for result in model.rank(query, documents, return_documents=True):
      print(f"{result['score']:.3f} {result['text']}")
`;

const pyLate = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${top(model, context)}

  from pylate import models, rank

  ${question}

  model = ${pythonCall("models.ColBERT", [], { model_name_or_path: model.id, ...loadingOptions(model, context) })}
  ranking = rank.rerank(
      documents_ids=[list(range(len(documents)))],
      queries_embeddings=model.encode([query], is_query=True),
      documents_embeddings=[model.encode(documents, is_query=False)],
  )
  for result in ranking[0]:
      print(result["score"], documents[result["id"]])
`;

const multiVector = (model: ModelRecord, context: SnippetContext): Snippet => {
  const documents = identifier(seesPages(model) ? "pages" : "documents");
  return python()`
    ${top(model, context)}

    from sentence_transformers import MultiVectorEncoder

    ${seesPages(model) ? searchedPages : question}

    model = ${pythonCall("MultiVectorEncoder", [model.id], loadingOptions(model, context))}
    scores = model.similarity(model.encode_query([query]), model.encode_document(${documents}))[0]
    for document, score in zip(${documents}, scores.tolist()):
        print(f"{score:.2f} {document}")
  `;
};

export default {
  prettyLabel: "sentence-transformers",
  repoName: "sentence-transformers",
  repoUrl: "https://github.com/UKPLab/sentence-transformers",
  docsUrl: "https://huggingface.co/docs/hub/sentence-transformers",
  filter: true,
  hostedInferenceTasks: ["feature-extraction", "sentence-similarity"],
  applies: { tags: ["PyLate"], files: ["modules.json", "config_sentence_transformers.json"] },
  install: (model) => {
    if (isPyLate(model)) return pipUpgrade("pylate");
    const name = seesPages(model) ? "sentence-transformers[image]" : "sentence-transformers";
    return isAdapter(model) ? pipUpgrade(name, "peft") : pipUpgrade(name);
  },
  snippets: (model, context) => {
    if (isPyLate(model)) return [pyLate(model, context)];
    if (isMultiVector(model)) return [multiVector(model, context)];
    if (isSparse(model)) return [sparseEncoder(model, context)];
    if (isReranker(model)) return [reranker(model, context)];
    const snippets = [compare(model, context), search(model, context)];
    return model.pipeline_tag === "text-retrieval" ? snippets.toReversed() : snippets;
  },
  source: "sentence-transformers 6.2.0 and pylate 1.6.0, source code of both packages, read 2026-11-21",
} satisfies Library;

export const examples = {
  "bi-encoder": {
    id: "owner/name",
    pipeline_tag: "sentence-similarity",
    widgetData: [{ source_sentence: "It rains.", sentences: ["Water falls from the sky.", "The sun shines."] }],
  },
  "bi-encoder-without-a-widget": { id: "owner/name", pipeline_tag: "feature-extraction" },
  "remote-code": { id: "owner/name", tags: ["custom_code"], pipeline_tag: "feature-extraction" },
  "cross-encoder": { id: "owner/name", tags: ["cross-encoder"] },
  "text-ranking": { id: "owner/name", pipeline_tag: "text-ranking" },
  sparse: { id: "owner/name", tags: ["sparse-encoder"] },
  pylate: { id: "owner/name", tags: ["PyLate"] },
  "text-retrieval": { id: "owner/name", pipeline_tag: "text-retrieval" },
  "multi-vector": { id: "owner/name", tags: ["multi-vector"], pipeline_tag: "sentence-similarity" },
  "multi-vector-of-pages": { id: "owner/name", tags: ["multi-vector"], pipeline_tag: "visual-document-retrieval" },
  "multi-vector-of-pages-as-an-adapter": {
    id: "owner/name",
    library_name: "colpali",
    tags: ["multi-vector"],
    pipeline_tag: "visual-document-retrieval",
  },
} satisfies Examples;
