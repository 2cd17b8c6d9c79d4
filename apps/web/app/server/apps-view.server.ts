import {
  type AppContext,
  appGuide,
  appKinds,
  applicableApps,
  appSystems,
  apps,
  type GgufChoice,
  isAppSystem,
  type SnippetContext,
} from "@modelshelf/catalogue";
import type { ArchitectureReading } from "@modelshelf/catalogue/fit";
import type { AppStep, AppsView, Choice } from "@modelshelf/react";
import type { ShelfModel } from "../../src/shelf-reader.ts";
import { formatBytes } from "../format.ts";
import type { HeldHtml } from "../html-store.ts";
import { codeSample, type HeldCode } from "./code-sample.server.ts";
import { fitView } from "./fit-view.server.ts";
import { choicesAddress, fieldsOf, type PanelChoices, pageChoices } from "./panel-address.server.ts";

export type HeldAppsView = Omit<AppsView, "steps"> & {
  readonly steps: readonly (Omit<AppStep, "code"> & { readonly code?: HeldCode })[];
};

/** Whether there is such a tab. */
export const fitsSomeApp = ({ record }: ShelfModel, { endpoint }: SnippetContext): boolean =>
  applicableApps(record, endpoint === undefined ? {} : { endpoint }).length > 0;

/** The tab of local apps; undefined where no app fits. */
export function appsView(
  model: ShelfModel,
  choices: PanelChoices,
  { endpoint }: SnippetContext,
  architecture: ArchitectureReading | undefined,
  hold: (html: string) => HeldHtml,
): HeldAppsView | undefined {
  const { record } = model;
  const ids = applicableApps(record, endpoint === undefined ? {} : { endpoint });
  const id = ids.find((one) => one === choices.app) ?? ids[0];
  if (id === undefined) return undefined;
  const context: AppContext = {
    ...(endpoint !== undefined && { endpoint }),
    ...(choices.quantization !== undefined && { quantization: choices.quantization }),
    ...(isAppSystem(choices.system) && { system: choices.system }),
  };
  const guide = appGuide(id, record, context);
  if (guide === undefined) return undefined;
  // The system and the quantization stay with the reader from one app to the next.
  const made: PanelChoices = {
    tab: "apps",
    app: id,
    system: isAppSystem(choices.system) ? choices.system : undefined,
    quantization: choices.quantization,
    ...pageChoices(choices),
  };
  const choice = (one: (typeof ids)[number]): Choice => ({
    id: one,
    label: apps[one].prettyLabel,
    href: choicesAddress({ ...made, app: one }),
    selected: one === id,
  });
  const kinds = Object.entries(appKinds).map(([kind, label]) => ({
    label,
    choices: ids.filter((one) => apps[one].kind === kind).map(choice),
  }));
  return {
    label: guide.prettyLabel,
    ...memoryOf(
      model,
      architecture,
      choices,
      guide.quantizations.find(({ id }) => id === guide.quantization),
    ),
    docsUrl: guide.docsUrl,
    runsOn: guide.systems.map((system) => appSystems[system]).join(", "),
    group: {
      label: "App",
      name: "app",
      hidden: fieldsOf({ ...made, app: undefined }),
      choices: ids.map(choice),
    },
    kinds: kinds.filter((kind) => kind.choices.length > 0),
    ...(guide.systemChoices.length > 0 && {
      systems: {
        label: "System",
        name: "system",
        hidden: fieldsOf({ ...made, system: undefined }),
        choices: guide.systemChoices.map((system) => ({
          id: system,
          label: appSystems[system],
          href: choicesAddress({ ...made, system }),
          selected: system === guide.system,
        })),
      },
    }),
    ...(guide.quantizations.length > 0 && {
      quantizations: {
        label: "Quantization",
        name: "quantization",
        hidden: fieldsOf({ ...made, quantization: undefined }),
        choices: guide.quantizations.map((one) => ({
          id: one.id,
          label: one.id,
          href: choicesAddress({ ...made, quantization: one.id }),
          selected: one.id === guide.quantization,
          ...sizeOf(one),
        })),
      },
    }),
    steps: guide.steps.map(({ text, link, code }) => ({
      text,
      ...(link && { link }),
      ...(code && { code: codeSample(code, hold) }),
    })),
  };
}

/** What the model needs as the chosen file has it, and whether that fits, where the reader said what there is. */
function memoryOf(
  model: ShelfModel,
  architecture: ArchitectureReading | undefined,
  choices: PanelChoices,
  choice: GgufChoice | undefined,
): Pick<AppsView, "memory"> {
  const fit = fitView(model, architecture, choices, choice?.quantization);
  return fit ? { memory: { line: `${fit.line}.`, ...(fit.answer !== undefined && { answer: fit.answer }) } } : {};
}

const sizeOf = ({ bytes }: GgufChoice) => (bytes === undefined ? {} : { hint: formatBytes(bytes) });
