import { comment, none, sh } from "@modelshelf/code";
import { pip } from "../install.ts";
import { isGated } from "../loading.ts";
import type { Server, ServerQuestion } from "../server.ts";
import {
  adaptedModel,
  folderOf,
  hasTransformersWeights,
  isAdapter,
  isComplete,
  notes,
  remoteCodeOption,
  revisionOption,
  tokenNote,
} from "../server-models.ts";
import { command } from "../terminal-command.ts";
import { downloadTo } from "../terminal-download.ts";

/** The last release that its documentation names. */
const image = "ghcr.io/huggingface/text-generation-inference:3.3.5";

// Pictures are left out: few of the architectures that take them are served, and the project only mends faults now.
const fits = ({ model, task }: ServerQuestion): boolean =>
  hasTransformersWeights(model) &&
  isComplete(model) &&
  model.pipeline_tag !== "image-text-to-text" &&
  (task === "conversational" || task === "text-generation");

/**
 * Files of a hub that is not the public one are downloaded first: inside a container, an address of the reader's
 * own machine is another machine. The same goes for a revision of an adapter, which it cannot choose.
 */
const isMounted = ({ model, endpoint, revision }: ServerQuestion): boolean =>
  endpoint !== undefined || (isAdapter(model) && revision !== undefined);

function start(question: ServerQuestion) {
  const { model } = question;
  const mounted = isMounted(question);
  const folder = folderOf(question);
  const adapter = isAdapter(model);
  // An adapter in a folder is `name=folder`.
  const weights = adapter
    ? sh`--model-id ${adaptedModel(model) ?? ""} --lora-adapters ${mounted ? `${model.id}=/model` : model.id}`
    : sh`--model-id ${mounted ? "/model" : model.id}`;
  return sh`
    ${comment("Needs Docker, an NVIDIA GPU and the NVIDIA Container Toolkit.")}
    ${notes(question, "--tokenizer-config-path")}
    ${!mounted || adapter ? tokenNote(question) : none.shell}
    ${mounted ? downloadTo(folder, model, question) : none.shell}
    ${command(
      sh`docker run --rm --gpus all --shm-size 1g -p 127.0.0.1:8080:80 -v "$PWD/data:/data"`,
      ...(mounted ? [sh`-v "$PWD"/${folder}:/model:ro`] : []),
      ...(isGated(model) && (!mounted || adapter) ? [sh`-e HF_TOKEN`] : []),
      sh`${image}`,
      weights,
      ...(mounted || adapter ? [] : revisionOption(question)),
      ...remoteCodeOption(question),
    )}
  `;
}

export default {
  prettyLabel: "TGI",
  docsUrl: "https://huggingface.co/docs/text-generation-inference",
  baseUrl: "http://localhost:8080/v1",
  fits,
  install: (question) => (isMounted(question) ? pip("huggingface_hub") : null),
  // Any other name is one of an adapter's (router/src/server.rs, chat_completions).
  modelName: ({ model }) => (isAdapter(model) ? model.id : "tgi"),
  start,
  source:
    "text-generation-inference at db931fcf: README.md, launcher/src/main.rs, router/src/server.rs, docs/source/conceptual/lora.md (read 2026-11-21)",
} satisfies Server;
