// What servers that load models as transformers has them do alike: which tasks they have, and how they are started.
import { comment, type Fragment, none, sh } from "@modelshelf/code";
import type { Server, ServerQuestion } from "./server.ts";
import {
  adaptedModel,
  folderOf,
  fromHub,
  hasTransformersWeights,
  isAdapter,
  isComplete,
  notes,
  remoteCodeOption,
  revisionOption,
  sameHub,
} from "./server-models.ts";
import { command } from "./terminal-command.ts";
import { downloadTo } from "./terminal-download.ts";

type Shell = Fragment<"shell">;

/** The words of one server's command. */
export interface TransformersServer {
  /** Whether it takes speech by an architecture of this name; one that is not known is not promised. */
  readonly listens: (architecture: string) => boolean;
  /** The command up to the model that it loads. */
  readonly serve: (model: string) => Shell;
  /** The option for an adapter, which is `name=folder` or `name=id`. */
  readonly adapter: (named: string) => Shell;
  /** What to know of an adapter. */
  readonly adapterNote?: string;
  /** The option for embeddings. */
  readonly embeddings: Shell;
  /** Where it listens. */
  readonly here: Shell;
}

/** Its tasks, and its start: an adapter beside its base model, under the adapter's own id. */
export function transformersServer(words: TransformersServer): Pick<Server, "fits" | "start"> {
  return {
    fits: (question) => fits(question, words),
    start: (question) => (isAdapter(question.model) ? startAdapter(question, words) : start(question, words)),
  };
}

function fits({ model, task }: ServerQuestion, { listens }: TransformersServer): boolean {
  if (!hasTransformersWeights(model) || !isComplete(model)) return false;
  switch (task) {
    case "conversational":
    case "text-generation":
      return true;
    case "feature-extraction":
      return !isAdapter(model);
    case "automatic-speech-recognition":
      return (
        !isAdapter(model) && (model.config?.architectures?.some(listens) ?? (model.tags ?? []).includes("whisper"))
      );
    default:
      return false;
  }
}

function startAdapter(question: ServerQuestion, { serve, adapter, adapterNote, here }: TransformersServer): Shell {
  const { model, revision } = question;
  const folder = `./${folderOf(question)}`;
  const pinned = revision !== undefined;
  return sh`
    ${notes(question)}
    ${sameHub(question)}
    ${adapterNote === undefined ? none.shell : comment(adapterNote)}
    ${pinned ? downloadTo(folder, model, question) : none.shell}
    ${fromHub(
      question,
      command(
        serve(adaptedModel(model) ?? ""),
        adapter(`${model.id}=${pinned ? folder : model.id}`),
        ...remoteCodeOption(question),
        here,
      ),
    )}
  `;
}

function start(question: ServerQuestion, { serve, embeddings, here }: TransformersServer): Shell {
  const { model, task } = question;
  return sh`
    ${notes(question)}
    ${fromHub(
      question,
      command(
        serve(model.id),
        ...revisionOption(question),
        ...(task === "feature-extraction" ? [embeddings] : []),
        ...remoteCodeOption(question),
        here,
      ),
    )}
  `;
}
