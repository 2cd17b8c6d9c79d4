import { none, py, python } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

export default {
  prettyLabel: "SpanMarker",
  repoName: "SpanMarkerNER",
  repoUrl: "https://github.com/tomaarsen/SpanMarkerNER",
  docsUrl: "https://huggingface.co/docs/hub/span_marker",
  filter: true,
  hostedInferenceTasks: ["token-classification"],
  install: pip("span-marker"),
  // A revision in from_pretrained would also be asked of the encoder, whose tokenizer is loaded from its own repository.
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      from span_marker import SpanMarkerModel

      text = ${widgetText(model, "Ada Lovelace met Charles Babbage in London in 1833.")}

      ${
        context.endpoint === undefined
          ? none.python
          : py`# The tokenizer of the encoder below it is loaded from this hub too.`
      }
      model = ${pythonCall("SpanMarkerModel.from_pretrained", [idOrFolder(model, context)])}
      for entity in model.predict(text):
          print(entity)
    `,
  ],
  source: "span-marker 1.8.1, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  entities: { id: "owner/name", pipeline_tag: "token-classification" },
  "with-a-widget": { id: "owner/name", widgetData: [{ text: "Marie Curie was born in Warsaw." }] },
} satisfies Examples;
