import { python } from "@modelshelf/code";
import { all, extension, filename } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

export default {
  prettyLabel: "EDS-NLP",
  repoName: "edsnlp",
  repoUrl: "https://github.com/aphp/edsnlp",
  docsUrl: "https://aphp.github.io/edsnlp/latest/",
  filter: false,
  countDownloads: all(filename("config"), extension("cfg")),
  install: pip("edsnlp[ml]"),
  snippets: (model, context) => [
    python()`
      ${head(model, context, {
        first:
          "edsnlp installs the model's repository as a Python package and runs its code: read it first, and pin a revision.",
      })}

      import edsnlp

      # A clinical note, in French.
      text = ${widgetText(model, "Mme Dupont, née le 3 mars 1951, est admise à Lyon pour une pneumopathie.")}

      nlp = ${pythonCall("edsnlp.load", [model.id], { revision: context.revision })}
      document = nlp(text)
      for entity in document.ents:
          print(f"{entity.text}: {entity.label_}")
    `,
  ],
  source: "edsnlp 0.23.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  entities: { id: "owner/name" },
  "with-a-widget": { id: "owner/name", widgetData: [{ text: "Le patient n'est pas atteint de covid." }] },
} satisfies Examples;
