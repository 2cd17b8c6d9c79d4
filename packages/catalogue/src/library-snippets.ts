import type { Snippet } from "@modelshelf/code";
import { cleanRecord } from "./clean-record.ts";
import { type LibraryId, libraries } from "./generated/libraries.ts";
import { downloadSnippets, genericLibrary, withDownload } from "./generic-library.ts";
import { type Install, type InstallTool, installCommand, installTools } from "./install.ts";
import type { Library, SnippetContext } from "./library.ts";
import type { ModelRecord } from "./model-record.ts";

/** How one library uses one model. */
export interface LibrarySnippets {
  readonly id: string;
  readonly prettyLabel: string;
  /** The command that installs what the code needs; null where there is nothing to install. */
  readonly install: string | null;
  readonly snippets: readonly Snippet[];
}

/** Ids of the registered libraries, in alphabetical order. */
export const libraryIds = Object.keys(libraries) as readonly LibraryId[];

/** Whether a library is registered under this id. */
export function isLibraryId(value: unknown): value is LibraryId {
  return typeof value === "string" && Object.hasOwn(libraries, value);
}

/** The library's entry, or the generic one that downloads the files for an id nobody registered. */
export function libraryOf(id: string): Library {
  return isLibraryId(id) ? libraries[id] : genericLibrary(id);
}

/** What rendering reads of an entry, in the same shape for all: the engine reads that faster. */
interface Prepared {
  readonly library: Library;
  readonly prettyLabel: string;
  readonly snippets: NonNullable<Library["snippets"]>;
  /** Whether what is installed depends on the model. */
  readonly installVaries: boolean;
  /** What is installed for every model; undefined until somebody asks. */
  usualInstall: string | null | undefined;
}

/** Where to read on: the documentation, but where nothing can be done the project itself. */
const guideOf = ({ repoUrl, docsUrl, downloadOnly }: Library): string =>
  downloadOnly === undefined ? (docsUrl ?? repoUrl) : repoUrl;

const prepare = (library: Library): Prepared => ({
  library,
  prettyLabel: library.prettyLabel,
  snippets: library.snippets ?? downloadSnippets(guideOf(library), library.downloadOnly),
  installVaries: typeof library.install === "function",
  usualInstall: undefined,
});

// Of the registered libraries, since a page asks for many of them.
const prepared = new Map<string, Prepared>();

function preparedOf(id: string): Prepared {
  const known = prepared.get(id);
  if (known !== undefined) return known;
  const made = prepare(libraryOf(id));
  if (isLibraryId(id)) prepared.set(id, made);
  return made;
}

const noContext: SnippetContext = {};

/**
 * The code that uses `model` with the library `id`, which need not fit the model and need not be
 * registered. Never throws on a record, whatever its fields hold.
 *
 * @param tool the installer that the reader prefers, where the packages allow it.
 */
export function librarySnippets(
  id: string,
  model: ModelRecord,
  context: SnippetContext = noContext,
  tool?: InstallTool,
): LibrarySnippets {
  return render(id, preparedOf(id), cleanRecord(model), context, tool);
}

/** The same with an entry that is not in the registry. */
export function renderLibrary(
  id: string,
  library: Library,
  model: ModelRecord,
  context: SnippetContext = noContext,
  tool?: InstallTool,
): LibrarySnippets {
  return render(id, prepare(library), cleanRecord(model), context, tool);
}

function render(
  id: string,
  entry: Prepared,
  record: ModelRecord,
  context: SnippetContext,
  tool: InstallTool | undefined,
): LibrarySnippets {
  let install: string | null;
  if (tool !== undefined || entry.installVaries) {
    install = installText(entry.library, record, context, tool);
  } else {
    if (entry.usualInstall === undefined) entry.usualInstall = installText(entry.library, record, context, tool);
    install = entry.usualInstall;
  }
  const { prettyLabel, snippets } = entry;
  return { id, prettyLabel, install, snippets: snippets(record, context) };
}

/** What the reader of `librarySnippets` installs, command by command; nothing where there is nothing to install. */
export function libraryInstalls(id: string, model: ModelRecord, context: SnippetContext = {}): readonly Install[] {
  return needed(libraryOf(id), cleanRecord(model), context);
}

function needed({ install, snippets }: Library, record: ModelRecord, context: SnippetContext): readonly Install[] {
  const own = (typeof install === "function" ? install(record, context) : install) ?? null;
  if (snippets === undefined) return withDownload(own);
  return own === null ? [] : [own];
}

/** Several commands, one a line; each by the installer that the reader prefers, where it can do it. */
function installText(
  library: Library,
  record: ModelRecord,
  context: SnippetContext,
  tool: InstallTool | undefined,
): string | null {
  let text: string | null = null;
  for (const one of needed(library, record, context)) {
    const command = installCommand(one, tool !== undefined && installTools(one).includes(tool) ? tool : undefined);
    text = text === null ? command : `${text}\n${command}`;
  }
  return text;
}

/** The texts of a library for a model: the install command first, if there is one, then each code. */
export function snippetTexts(id: string, model: ModelRecord, context: SnippetContext = {}): string[] {
  const { install, snippets } = librarySnippets(id, model, context);
  return [install, ...snippets.map(({ code }) => code)].filter((text) => text !== null);
}
