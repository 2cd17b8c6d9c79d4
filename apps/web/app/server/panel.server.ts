import { type Caution, cautions, type SnippetContext } from "@modelshelf/catalogue";
import type { Choice } from "@modelshelf/react";
import type { ShelfModel } from "../../src/shelf-reader.ts";
import type { PageContext } from "../page-context.ts";
import { holdHtml } from "./hold-html.server.ts";
import { type HeldInferenceView, inferenceView } from "./inference-view.server.ts";
import { type HeldLibrariesView, librariesView } from "./libraries-view.server.ts";
import { choicesAddress, type PanelChoices } from "./panel-address.server.ts";

/** The panel as a loader returns it: the chosen tab alone, with its code held apart. */
export interface HeldPanel {
  readonly modelId: string;
  readonly tabs: readonly Choice[];
  readonly permalink: string;
  readonly libraries?: HeldLibrariesView;
  readonly inference?: HeldInferenceView;
  readonly cautions: readonly Caution[];
}

/** Code for a model whose files are here downloads from here. */
export function snippetContext(model: ShelfModel, page: PageContext): SnippetContext {
  return model.hasFiles ? { endpoint: page.origin } : {};
}

/** What the panel shows for these choices. */
export function panelFor(model: ShelfModel, choices: PanelChoices, page: PageContext): HeldPanel {
  const hold = (html: string) => holdHtml(page, html);
  const inference = inferenceView(model, choices, snippetContext(model, page), hold);
  const wantsInference = choices.tab === "inference" || (choices.tab === undefined && choices.provider !== undefined);
  const tab = wantsInference && inference ? "inference" : "libraries";
  const tabs: Choice[] = [
    { id: "libraries", label: "Libraries", href: choicesAddress({ tab: "libraries" }), selected: tab === "libraries" },
    ...(inference
      ? [
          {
            id: "inference",
            label: "Inference",
            href: choicesAddress({ tab: "inference" }),
            selected: tab === "inference",
          },
        ]
      : []),
  ];
  return {
    modelId: model.record.id,
    tabs,
    permalink: choicesAddress({ ...choices, tab }),
    cautions: tab === "libraries" ? cautions(model.record) : [],
    ...(tab === "libraries"
      ? { libraries: librariesView(model, snippetContext(model, page), choices, hold) }
      : { inference }),
  };
}
