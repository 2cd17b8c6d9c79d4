import { python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { widgetText } from "../transformers/inputs.ts";

/** The language in the repository's name, else on its card. */
function language(model: ModelRecord): string {
  const named = /\/stanza-([a-z-]+)$/.exec(model.id)?.[1];
  if (named !== undefined) return named;
  const { language = "en" } = model.cardData ?? {};
  return typeof language === "string" ? language : (language[0] ?? "en");
}

const annotate = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import stanza

  # A text in the model's language.
  text = ${widgetText(model, "Ada Lovelace met Charles Babbage in London in 1833.")}

  # Downloads the models of this language that the installed release of stanza was made for.
  nlp = stanza.Pipeline(${language(model)})
  document = nlp(text)
  for sentence in document.sentences:
      for word in sentence.words:
          print(f"{word.text}: {word.upos} {word.lemma} {word.deprel}")
  for entity in document.entities:
      print(f"{entity.text}: {entity.type}")
`;

const identifyLanguage = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import stanza
  from stanza import Document

  texts = ["Bring a warm coat.", "Nimm einen warmen Mantel mit.", "Prends un manteau chaud."]

  nlp = stanza.Pipeline("multilingual", processors="langid")
  documents = [Document([], text=text) for text in texts]
  for document in nlp(documents):
      print(f"{document.lang}: {document.text}")
`;

export default {
  prettyLabel: "Stanza",
  repoName: "stanza",
  repoUrl: "https://github.com/stanfordnlp/stanza",
  docsUrl: "https://huggingface.co/docs/hub/stanza",
  filter: true,
  countDownloads: path("models/default.zip"),
  hostedInferenceTasks: ["token-classification"],
  install: pip("stanza"),
  snippets: (model, context) => [
    language(model) === "multilingual" ? identifyLanguage(model, context) : annotate(model, context),
  ],
  fixedSource: "stanza loads by language, and takes the models of the revision that its own release was made for",
  source: "stanza 1.15.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "language-in-the-name": { id: "owner/stanza-de", widgetData: [{ text: "Bertha Benz fuhr 1888 nach Pforzheim." }] },
  "language-on-the-card": { id: "owner/name", cardData: { language: ["fr"] } },
  "without-a-language": { id: "owner/name" },
  "language-identification": { id: "owner/name", cardData: { language: "multilingual" } },
} satisfies Examples;
