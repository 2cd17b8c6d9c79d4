import { type Caution, cautions, type SnippetContext } from "@modelshelf/catalogue";
import type { ArchitectureReading } from "@modelshelf/catalogue/fit";
import type { Choice } from "@modelshelf/react";
import type { ShelfModel } from "../../src/shelf-reader.ts";
import type { PageContext } from "../page-context.ts";
import { appsView, fitsSomeApp, type HeldAppsView } from "./apps-view.server.ts";
import { holdHtml } from "./hold-html.server.ts";
import { type HeldInferenceView, inferenceView } from "./inference-view.server.ts";
import { type HeldLibrariesView, librariesView } from "./libraries-view.server.ts";
import { choicesAddress, type PanelChoices, pageChoices } from "./panel-address.server.ts";

/** The panel as a loader returns it: the chosen tab alone, with its code held apart. */
export interface HeldPanel {
  readonly modelId: string;
  readonly tabs: readonly Choice[];
  readonly permalink: string;
  readonly libraries?: HeldLibrariesView;
  readonly inference?: HeldInferenceView;
  readonly apps?: HeldAppsView;
  readonly cautions: readonly Caution[];
}

/** Code for a model whose files are here downloads from here. */
export function snippetContext(model: ShelfModel, page: PageContext): SnippetContext {
  return model.hasFiles ? { endpoint: page.origin } : {};
}

/** What the panel shows for these choices. `architecture` is what the model's files tell of the memory that it needs. */
export function panelFor(
  model: ShelfModel,
  choices: PanelChoices,
  page: PageContext,
  architecture?: ArchitectureReading,
): HeldPanel {
  const hold = (html: string) => holdHtml(page, html);
  const context = snippetContext(model, page);
  const inference = inferenceView(model, choices, context, hold);
  const hasApps = fitsSomeApp(model, context);
  const tab = tabOf(choices, { inference: inference !== undefined, apps: hasApps });
  const choice = (id: PanelTab, label: string): Choice => ({
    id,
    label,
    href: choicesAddress({ tab: id, ...pageChoices(choices) }),
    selected: tab === id,
  });
  const tabs: Choice[] = [
    choice("libraries", "Libraries"),
    ...(inference ? [choice("inference", "Inference")] : []),
    ...(hasApps ? [choice("apps", "Local apps")] : []),
  ];
  return {
    modelId: model.record.id,
    tabs,
    permalink: choicesAddress({ ...choices, tab }),
    cautions: tab === "libraries" ? cautions(model.record) : [],
    ...(tab === "libraries" && { libraries: librariesView(model, context, choices, hold) }),
    ...(tab === "inference" && { inference }),
    ...(tab === "apps" && { apps: appsView(model, choices, context, architecture, hold) }),
  };
}

type PanelTab = NonNullable<PanelChoices["tab"]>;

/** The tab that is asked for, by its name or by what is only in it; the libraries' where the model has no such tab. */
function tabOf(
  { tab, provider, app }: PanelChoices,
  there: { readonly inference: boolean; readonly apps: boolean },
): PanelTab {
  const asked = tab ?? (provider !== undefined ? "inference" : app !== undefined ? "apps" : "libraries");
  return asked === "libraries" || there[asked] ? asked : "libraries";
}
