import { python } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const report =
  "DURING CLIMB, FLIGHT CREW SMELLED SMOKE IN THE COCKPIT AND RETURNED TO THE DEPARTURE AIRPORT. MAINTENANCE REPLACED THE LEFT AIR CYCLE MACHINE.";

export default {
  prettyLabel: "Aviation NER",
  repoName: "Aviation NER",
  repoUrl: "https://github.com/Boeing/aviation_ner_sdr",
  docsUrl: "https://github.com/Boeing/aviation_ner_sdr",
  filter: false,
  countDownloads: path("gliner_config.json"),
  // The repository trains and measures the model; what loads it is GLiNER, as in its own inference.py.
  install: pip("gliner"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      from gliner import GLiNER

      # A report of a difficulty in service, as airlines write them.
      text = ${widgetText(model, report)}

      kinds = {
          "prod": "product",
          "loc": "location",
          "pcon": "condition",
          "sit": "abnormal situation",
          "act": "action of the crew",
          "bird": "bird or animal strike",
          "flt": "phase of flight",
      }
      model = ${pythonCall("GLiNER.from_pretrained", [model.id], { revision: context.revision })}
      # It labels word by word: b- where something begins, i- where it goes on.
      labels = [f"{place}-{kind}" for kind in kinds for place in ("b", "i")]
      found = []
      for word in model.predict_entities(text, labels):
          place, kind = word["label"].split("-")
          last = found[-1] if found else None
          if place == "i" and last and last["kind"] == kind and word["start"] <= last["end"] + 1:
              last["end"] = word["end"]
          else:
              found.append({"kind": kind, "start": word["start"], "end": word["end"]})
      for entity in found:
          print(f"{text[entity['start'] : entity['end']]}: {kinds[entity['kind']]}")
    `,
  ],
  source:
    "repository Boeing/aviation_ner_sdr at ffc8ddb, README and source, and gliner 0.2.29, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
