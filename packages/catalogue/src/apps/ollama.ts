import { powershell } from "@modelshelf/code";
import type { AppQuestion, AppStep, LocalApp } from "../app.ts";
import {
  chosenGguf,
  downloadFolder,
  downloadSteps,
  isServed,
  open,
  run,
  runWords,
  serverQuestion,
} from "../app-steps.ts";
import { isGated } from "../loading.ts";
import server, { modelfile } from "../servers/ollama.ts";

/** Files of a hub that is not the public one are handed to it. */
function created(question: AppQuestion, name: string): AppStep[] {
  const [file = ""] = chosenGguf(question)?.files ?? [];
  const path = `./${downloadFolder(question)}/Modelfile`;
  const write =
    question.terminal === "powershell"
      ? powershell`Set-Content -Path ${path} -Value ${`FROM ./${file}`}`
      : modelfile(path, file);
  return [
    ...downloadSteps(question, [file]),
    run("Write down where the file is.", write),
    runWords(question, "Give it to Ollama.", ["ollama", "create", name], ["--file", path]),
  ];
}

function steps(question: AppQuestion): AppStep[] {
  const asked = serverQuestion(question);
  if (asked === undefined) return [];
  const name = server.modelName(asked);
  const vectors = question.task === "feature-extraction";
  return [
    open("Install Ollama, and start it.", "Download Ollama", "https://ollama.com/download"),
    ...(question.endpoint === undefined ? [] : created(question, name)),
    ...(isGated(question.model) && question.endpoint === undefined
      ? [
          open(
            "Gated model: accept its conditions, and add the key in ~/.ollama/id_ed25519.pub to your account.",
            "Keys of your account",
            "https://huggingface.co/settings/keys",
          ),
        ]
      : []),
    ...(vectors
      ? question.endpoint === undefined
        ? [runWords(question, "Download the model.", ["ollama", "pull", name])]
        : []
      : [runWords(question, "Talk to the model in the terminal.", ["ollama", "run", name])]),
    { text: `Other programs ask it at ${server.baseUrl}, as OpenAI's API does, for the model ${name}.` },
  ];
}

export default {
  prettyLabel: "Ollama",
  docsUrl: "https://docs.ollama.com/",
  kind: "server",
  systems: ["macos", "windows", "linux"],
  fits: (question) => isServed(server, question),
  steps,
  source: server.source,
} satisfies LocalApp;
