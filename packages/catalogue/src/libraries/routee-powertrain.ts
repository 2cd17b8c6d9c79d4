import { python } from "@modelshelf/code";
import { any, extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";

export default {
  prettyLabel: "RouteE-Powertrain",
  repoName: "RouteE-Powertrain",
  repoUrl: "https://github.com/NatLabRockies/routee-powertrain",
  docsUrl: "https://natlabrockies.github.io/routee-powertrain/",
  filter: false,
  countDownloads: any(extension("onnx"), extension("joblib")),
  install: pip("routee.powertrain"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      import pandas as pd
      import routee.powertrain as pt
      from routee.powertrain.registry import HFRegistry

      # The vehicle, found by similar names too; the repository holds models of many.
      make = "chevrolet"
      vehicle = "bolt"
      # Your own route, a row for each piece of road: miles, miles per hour, percent.
      links = pd.DataFrame(
          {
              "distance": [0.1, 0.2, 0.3],
              "speed_mph": [30.0, 40.0, 50.0],
              "grade_percent": [-2.0, 0.0, 2.0],
          }
      )

      registry = ${pythonCall("HFRegistry", [], { repo_id: model.id, revision: context.revision })}
      found = pt.query_available_models(
          make=make,
          model=vehicle,
          custom_filters=[lambda info: set(info.feature_names) <= set(links.columns)],
          registry=registry,
      )
      for info in found:
          print(info.model_id, info.vehicle_description)
      model = pt.load_model(found[0].model_id, registry=registry)
      # The energy for each piece: gallons of fuel or kilowatt-hours.
      print(model.predict(links))
    `,
  ],
  source: "routee.powertrain 2.0.2, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "model-library": { id: "owner/name", pipeline_tag: "tabular-regression" },
  gated: { id: "owner/name", gated: "manual" },
} satisfies Examples;
