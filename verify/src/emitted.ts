// All emitted code whose proof is kept in verified.json.
import type { Install } from "@modelshelf/catalogue";
import { type AppSource, appSources } from "./apps/snippets.ts";
import { trialSources } from "./apps/trials.ts";
import { guideSources } from "./guides/snippets.ts";
import { type InferenceCase, inferenceCases } from "./inference/cases.ts";
import { type LibrarySource, librarySources } from "./library/snippets.ts";
import { keptRecords } from "./models/records.ts";
import { type MadeModels, type ModelSource, tinySources } from "./models/snippets.ts";
import { sampleSources } from "./samples/snippets.ts";
import { type ServerSource, serverSources } from "./servers/snippets.ts";
import type { SnippetSource } from "./snippet-source.ts";

export interface Emitted {
  /** Of the libraries' own examples, and of the guides of tasks. */
  readonly library: readonly LibrarySource[];
  readonly inference: readonly InferenceCase[];
  /** Of the models that are small enough to be run: those of the samples, and the tiny ones. */
  readonly models: readonly ModelSource[];
  /** What starts the servers of readers: it is parsed, and its options are held against the programs' own lists. */
  readonly servers: readonly ServerSource[];
  /** Of the steps in local apps: parsed, and held against the programs' lists as well; some are carried out. */
  readonly apps: readonly AppSource[];
}

/**
 * @param made the tiny models as they were made just now; where it is left out, the committed records stand for them.
 */
export async function emitted(made?: MadeModels): Promise<Emitted> {
  const [library, guides, code] = await Promise.all([librarySources(), guideSources(), emittedForModels(made)]);
  return {
    ...code,
    library: [...library, ...guides],
    inference: inferenceCases(),
    servers: serverSources(),
    apps: [...appSources(), ...trialSources()],
  };
}

/** The code for the models that are run, and no other. */
export async function emittedForModels(made?: MadeModels): Promise<Emitted> {
  const [samples, records] = await Promise.all([sampleSources(), made?.records ?? keptRecords()]);
  return { library: [], inference: [], servers: [], apps: [], models: [...samples, ...records.flatMap(tinySources)] };
}

/** Everything, in the contexts that only have to be sound as well as the plain one. */
export const allSources = ({ library, inference, models, servers, apps }: Emitted): SnippetSource[] => [
  ...library,
  ...inference,
  ...models,
  ...servers,
  ...apps,
];

/** What types are checked of: the plain context and the fullest, since each of the others is a part of it. */
export const checkedSources = (code: Emitted): SnippetSource[] =>
  allSources({ ...code, apps: [], library: code.library.filter(({ plain, full }) => plain || full) }).filter(
    ({ language }) => language === "python" || language === "javascript",
  );

export interface KeptSource extends SnippetSource {
  readonly install: Install | null;
  /** True where nothing but the syntax is looked at. */
  readonly parsedAlone?: true;
}

/** What has a line in verified.json: each library's examples, the guides of tasks, each model that is run, each inference case, each server, each app. */
export function keptSources({ library, inference, models, servers, apps }: Emitted): KeptSource[] {
  return [
    ...library.filter(({ plain }) => plain),
    ...models,
    ...inference.map(({ key, language, code, install }) => ({ key, language, code, install })),
    ...[...servers, ...apps].filter(({ plain }) => plain).map((source) => ({ ...source, parsedAlone: true as const })),
  ];
}
