// Which apps fit a model, and what a reader does in each.
import {
  type AppContext,
  type AppKind,
  type AppQuestion,
  type AppStep,
  type AppSystem,
  appKinds,
  appSystems,
} from "./app.ts";
import { appTask } from "./app-models.ts";
import { terminalOf } from "./app-steps.ts";
import { cleanRecord } from "./clean-record.ts";
import { type AppId, apps } from "./generated/apps.ts";
import { type GgufChoice, ggufChoices, usualGgufChoice } from "./gguf-choices.ts";
import { lookup } from "./lookup.ts";
import type { ModelRecord } from "./model-record.ts";

const kinds = Object.keys(appKinds);

/** All ids, by what the apps are for and then by name. */
export const appIds: readonly AppId[] = (Object.keys(apps) as AppId[]).sort((a, b) => {
  const [first, second] = [apps[a], apps[b]];
  if (first.kind !== second.kind) return kinds.indexOf(first.kind) - kinds.indexOf(second.kind);
  const [one, other] = [first.prettyLabel.toLowerCase(), second.prettyLabel.toLowerCase()];
  return one < other ? -1 : one > other ? 1 : 0;
});

export function isAppId(value: unknown): value is AppId {
  return typeof value === "string" && lookup(apps, value) !== undefined;
}

export function isAppSystem(value: unknown): value is AppSystem {
  return typeof value === "string" && lookup(appSystems, value) !== undefined;
}

/** How a model is used with an app. Every field is a JSON value. */
export interface AppGuide {
  readonly id: AppId;
  readonly prettyLabel: string;
  readonly docsUrl: string;
  readonly kind: AppKind;
  /** All systems that it runs on. */
  readonly systems: readonly AppSystem[];
  /** The system that the steps are for. */
  readonly system: AppSystem;
  /** The systems whose steps differ from those of another; none where all have the same. */
  readonly systemChoices: readonly AppSystem[];
  /** The GGUF files to choose from; none where there is no choice, or it changes nothing. */
  readonly quantizations: readonly GgufChoice[];
  /** The id of the choice that the steps are for; undefined where there is none. */
  readonly quantization: string | undefined;
  readonly steps: readonly AppStep[];
}

/** Ids of the apps that fit the model, where its files are. */
export function applicableApps(model: ModelRecord, { endpoint }: Pick<AppContext, "endpoint"> = {}): readonly AppId[] {
  const record = cleanRecord(model);
  return appIds.filter((id) => systemsOf(id, record, endpoint).length > 0);
}

/** Whether the app loads the model on this system, as it is usually loaded, or any other of its files. */
const fitsOn = (id: AppId, record: ModelRecord, endpoint: string | undefined, system: AppSystem): boolean =>
  [undefined, ...ggufChoices(record).map((choice) => choice.id)].some((quantization) =>
    apps[id].fits(questionFor(record, endpoint, quantization, system)),
  );

/** The systems on which the app can load the model, in the order in which they are offered. */
const systemsOf = (id: AppId, record: ModelRecord, endpoint: string | undefined): readonly AppSystem[] =>
  (Object.keys(appSystems) as AppSystem[]).filter(
    (system) => apps[id].systems.includes(system) && fitsOn(id, record, endpoint, system),
  );

const questionFor = (
  model: ModelRecord,
  endpoint: string | undefined,
  quantization: string | undefined,
  system: AppSystem,
): AppQuestion => ({ model, task: appTask(model), endpoint, quantization, system, terminal: terminalOf(system) });

/** How the model is used with the app; undefined where the app does not fit it. Never throws on a record. */
export function appGuide(id: AppId, model: ModelRecord, context: AppContext = {}): AppGuide | undefined {
  const record = cleanRecord(model);
  const { endpoint } = context;
  const systems = systemsOf(id, record, endpoint);
  const system = systems.find((one) => one === context.system) ?? systems[0];
  if (system === undefined) return undefined;
  const choices = ggufChoices(record);
  const wanted = choices.find((choice) => choice.id === context.quantization)?.id ?? usualGgufChoice(record);
  const app = apps[id];
  const stepsFor = (quantization: string | undefined, asked: AppSystem) => {
    const question = questionFor(record, endpoint, quantization, asked);
    // A quantization may be in several files, which some apps do not take.
    return app.fits(question) ? app.steps(question) : undefined;
  };
  const loadable = choices.filter((choice) => stepsFor(choice.id, system) !== undefined);
  const chosen = loadable.find((choice) => choice.id === wanted) ?? loadable[0];
  const texts = new Set(loadable.map((choice) => textOf(stepsFor(choice.id, system))));
  const variants = systems.map((one) => ({ one, text: textOf(stepsFor(chosen?.id, one)) }));
  return {
    id,
    prettyLabel: app.prettyLabel,
    docsUrl: app.docsUrl,
    kind: app.kind,
    systems,
    system,
    systemChoices: new Set(variants.map(({ text }) => text)).size > 1 ? variants.map(({ one }) => one) : [],
    quantizations: texts.size > 1 ? loadable : [],
    quantization: texts.size > 1 ? chosen?.id : undefined,
    steps: stepsFor(chosen?.id, system) ?? [],
  };
}

/** What two systems or files have to differ in; a command that both terminals read alike is no difference. */
const textOf = (steps: readonly AppStep[] | undefined): string =>
  JSON.stringify(steps ?? null, (key, value: unknown) => (key === "language" ? undefined : value));

/** How the model is used with every app that fits it. */
export function modelApps(model: ModelRecord, context: AppContext = {}): readonly AppGuide[] {
  return appIds.flatMap((id) => appGuide(id, model, context) ?? []);
}
