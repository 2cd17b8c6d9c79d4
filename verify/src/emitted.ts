// All emitted code whose proof is kept in verified.json.
import type { Install } from "@modelshelf/catalogue";
import { clients } from "@modelshelf/inference";
import { guideSources } from "./guides/snippets.ts";
import { type InferenceCase, inferenceCases } from "./inference/cases.ts";
import { type LibrarySource, librarySources } from "./library/snippets.ts";
import { type SampleSource, sampleSources } from "./samples/snippets.ts";
import { extensions, type SnippetSource } from "./snippet-source.ts";

export interface Emitted {
  /** Of the libraries' own examples, and of the guides of tasks. */
  readonly library: readonly LibrarySource[];
  readonly inference: readonly InferenceCase[];
  readonly samples: readonly SampleSource[];
}

export async function emitted(): Promise<Emitted> {
  const [library, guides, samples] = await Promise.all([librarySources(), guideSources(), sampleSources()]);
  return { library: [...library, ...guides], samples, inference: inferenceCases() };
}

/** Everything, in the contexts that only have to be sound as well as the plain one. */
export const allSources = ({ library, inference, samples }: Emitted): SnippetSource[] => [
  ...library,
  ...inference,
  ...samples,
];

/** What types are checked of: the plain context and the fullest, since each of the others is a part of it. */
export const checkedSources = (code: Emitted): SnippetSource[] =>
  allSources({ ...code, library: code.library.filter(({ plain, full }) => plain || full) }).filter(
    ({ language }) => language !== "shell",
  );

export interface KeptSource extends SnippetSource {
  readonly install: Install | null;
}

/** What has a line in verified.json: each library's examples, the guides of tasks, each inference case, each sample. */
export function keptSources({ library, inference, samples }: Emitted): KeptSource[] {
  return [
    ...library.filter(({ plain }) => plain),
    ...samples,
    ...inference.map(({ key, language, code }) => ({ key, language, code, install: clientInstall(key) })),
  ];
}

/** The client is named by the key's last part. */
function clientInstall(key: string): Install | null {
  const name = key.slice(key.lastIndexOf("/") + 1);
  return clients.find(({ id, language }) => `${id}${extensions[language]}` === name)?.install ?? null;
}
