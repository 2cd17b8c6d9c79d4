import { none, sh } from "@modelshelf/code";
import { brew } from "../install.ts";
import type { Server, ServerQuestion } from "../server.ts";
import { chosenFiles, folderOf, fromHub, hasGguf, notes, tokenNote } from "../server-models.ts";
import { command, shellWords, type Words } from "../terminal-command.ts";
import { downloadTo } from "../terminal-download.ts";

const fits = ({ model, task }: ServerQuestion): boolean =>
  hasGguf(model) && (task === "conversational" || task === "text-generation" || task === "feature-extraction");

/** The projector of a model that takes pictures: the server finds it on a hub, and is told of it in a folder. */
const projector = ({ model }: ServerQuestion): string | undefined =>
  (model.siblings ?? []).map(({ rfilename }) => rfilename).find((file) => /mmproj.*\.gguf$/i.test(file));

const here: Words = ["--host", "127.0.0.1", "--port", "8080"];

/** The command that loads the model from a hub, a group of words to a line. */
export const serverWords = (question: ServerQuestion): readonly Words[] => {
  const [file] = chosenFiles(question);
  return [
    ["llama-server", "--hf-repo", question.model.id],
    ...(file === undefined ? [] : [["--hf-file", file]]),
    ...(question.task === "feature-extraction" ? [["--embeddings"]] : []),
    here,
  ];
};

// It loads the default branch alone (common/hf-cache.cpp): a revision is downloaded first.
function startPinned(question: ServerQuestion) {
  const { model, task } = question;
  const folder = folderOf(question);
  const [file, ...parts] = chosenFiles(question);
  const pictures = projector(question);
  const wanted = file === undefined ? [] : [file, ...parts, ...(pictures === undefined ? [] : [pictures])];
  return sh`
    ${notes(question, "--chat-template-file")}
    ${downloadTo(folder, model, question, wanted)}
    ${file === undefined ? sh`set -- ./${folder}/*.gguf` : none.shell}
    ${command(
      file === undefined ? sh`llama-server --model "$1"` : sh`llama-server --model ${`./${folder}/${file}`}`,
      ...(pictures === undefined ? [] : [sh`--mmproj ${`./${folder}/${pictures}`}`]),
      ...(task === "feature-extraction" ? [sh`--embeddings`] : []),
      shellWords(here),
    )}
  `;
}

function start(question: ServerQuestion) {
  if (question.revision !== undefined) return startPinned(question);
  const [first = none.shell, ...rest] = serverWords(question).map(shellWords);
  return sh`
    ${notes(question, "--chat-template-file")}
    ${tokenNote(question)}
    ${fromHub(question, command(first, ...rest))}
  `;
}

export default {
  prettyLabel: "llama.cpp",
  docsUrl: "https://github.com/ggml-org/llama.cpp/tree/master/tools/server",
  baseUrl: "http://localhost:8080/v1",
  fits,
  install: ({ revision }) => (revision === undefined ? brew("llama.cpp") : brew("llama.cpp", "hf")),
  // With one model loaded it takes any name.
  modelName: ({ model }) => model.id,
  start,
  source:
    "llama.cpp as llama-cpp-python 0.3.36 brings it: common/arg.cpp, common/hf-cache.cpp, common/download.cpp, tools/server/README.md, docs/install.md (read 2026-11-21)",
} satisfies Server;
