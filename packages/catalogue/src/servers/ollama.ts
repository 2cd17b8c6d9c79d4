import { comment, none, sh } from "@modelshelf/code";
import { parseQuantization } from "../gguf.ts";
import { brew } from "../install.ts";
import { isGated } from "../loading.ts";
import type { Server, ServerQuestion } from "../server.ts";
import { chosenFiles, folderOf, hasGguf } from "../server-models.ts";
import { downloadTo } from "../terminal-download.ts";

// Names of models in Ollama: types/model/name.go.
const namespaceAndModel = /^\w[\w-]{0,79}\/\w[\w.-]{0,79}$/;
const tag = /^\w[\w.-]{0,79}$/;

const lastPart = (file: string) => file.slice(file.lastIndexOf("/") + 1);

// Pictures are left out: its chat route takes them as data alone, never as an address (docs/api/openai-compatibility.mdx);
// and so are weights in several files, which the hub does not hand to it.
const fits = (question: ServerQuestion): boolean => {
  const { model, task } = question;
  const files = chosenFiles(question);
  return (
    hasGguf(model) &&
    files.length <= 1 &&
    (isCopied(question) ? files.length === 1 : namespaceAndModel.test(model.id)) &&
    model.pipeline_tag !== "image-text-to-text" &&
    (task === "conversational" || task === "text-generation" || task === "feature-extraction")
  );
};

/** The part behind the colon: the quantization, as it stands in the file's name, else all of that name. */
function quantization(question: ServerQuestion): string {
  const { model } = question;
  const [file] = chosenFiles(question);
  if (file === undefined) return "";
  const name = lastPart(file);
  const type = parseQuantization(name);
  const alike = (model.siblings ?? []).filter(({ rfilename }) => type && rfilename.toUpperCase().includes(type));
  if (type !== undefined && name.toUpperCase().includes(type) && alike.length === 1) return `:${type}`;
  return tag.test(name) ? `:${name}` : "";
}

// It pulls from the public hub and from registries of its own kind: from another hub, or of a revision, a file is
// downloaded and handed to it.
const isCopied = ({ endpoint, revision }: ServerQuestion) => endpoint !== undefined || revision !== undefined;

/** Every server has names of its own; Ollama takes these in small letters. */
const ownName = (question: ServerQuestion) => folderOf(question).toLowerCase().slice(0, 80);

const modelName = (question: ServerQuestion): string =>
  isCopied(question) ? ownName(question) : `hf.co/${question.model.id}${quantization(question)}`;

const running = comment("Ollama's app or service has to run; where it does not, start it first: ollama serve");

/** Writes the file that says where the weights are, which is beside them. */
export const modelfile = (path: string, file: string) => sh`printf 'FROM %s\n' ${`./${file}`} > ${path}`;

function start(question: ServerQuestion) {
  const { model } = question;
  const [file = ""] = chosenFiles(question);
  if (!isCopied(question)) {
    return sh`
      ${running}
      ${isGated(model) ? comment("Gated model: accept its conditions, and add the key in ~/.ollama/id_ed25519.pub at https://huggingface.co/settings/keys") : none.shell}
      ollama pull ${modelName(question)}
    `;
  }
  const folder = folderOf(question);
  return sh`
    ${running}
    ${downloadTo(folder, model, question, [file])}
    ${modelfile(`./${folder}/Modelfile`, file)}
    ollama create ${modelName(question)} --file ${`./${folder}/Modelfile`}
  `;
}

export default {
  prettyLabel: "Ollama",
  docsUrl: "https://docs.ollama.com/api/openai-compatibility",
  baseUrl: "http://localhost:11434/v1",
  fits,
  install: (question) => (isCopied(question) ? brew("ollama", "hf") : brew("ollama")),
  modelName,
  start,
  source:
    "Ollama at fb3076099: docs/api/openai-compatibility.mdx, docs/modelfile.mdx, docs/cli.mdx, types/model/name.go, envconfig/config.go; the public hub's documentation, docs/hub/ollama.md (read 2026-11-21)",
} satisfies Server;
