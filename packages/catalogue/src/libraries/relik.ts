import { python } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

export default {
  prettyLabel: "Relik",
  repoName: "Relik",
  repoUrl: "https://github.com/SapienzaNLP/relik",
  filter: false,
  install: pip("relik"),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "relik needs Python 3.10 or 3.11." })}

      from relik import Relik

      text = ${widgetText(model, "Ada Lovelace met Charles Babbage in London in 1833.")}

      # Its config.yaml names the repositories of its parts, and the Python classes that are created.
      relik = ${pythonCall("Relik.from_pretrained", [idOrFolder(model, context)])}
      result = relik(text)
      for span in result.spans:
          print(f"{span.text}: {span.label}")
      for triplet in result.triplets:
          print(f"{triplet.subject.text} - {triplet.label} - {triplet.object.text}")
    `,
  ],
  source: "relik 1.0.7, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  entities: { id: "owner/name" },
  "with-a-widget": { id: "owner/name", widgetData: [{ text: "Marie Curie was born in Warsaw." }] },
} satisfies Examples;
