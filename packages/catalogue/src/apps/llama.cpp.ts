import { type Fragment, powershell } from "@modelshelf/code";
import type { AppQuestion, AppStep, LocalApp } from "../app.ts";
import { gateSteps, isServed, run, serverQuestion, serverSteps } from "../app-steps.ts";
import { chosenFiles } from "../server-models.ts";
import llamaServer, { serverWords } from "../servers/llama.cpp.ts";
import { terminalCommand } from "../terminal-command.ts";

/** Talks to the model in the terminal. */
function chat(question: AppQuestion): Fragment {
  const asked = serverQuestion(question);
  const [file] = asked === undefined ? [] : chosenFiles(asked);
  return terminalCommand(
    question.terminal,
    [["llama-cli", "--hf-repo", question.model.id], ...(file === undefined ? [] : [["--hf-file", file]])],
    question.endpoint,
  );
}

/** The same server as in other terminals, where PowerShell reads the words. */
function windowsSteps(question: AppQuestion): AppStep[] {
  const asked = serverQuestion(question);
  if (asked === undefined) return [];
  return [
    run("Install llama.cpp.", powershell`winget install llama.cpp`),
    ...gateSteps(question),
    run(
      `Start its server: it has a page for chats at http://localhost:8080, and answers at ${llamaServer.baseUrl} as OpenAI's API does.`,
      terminalCommand("powershell", serverWords(asked), question.endpoint),
    ),
  ];
}

export default {
  prettyLabel: "llama.cpp",
  docsUrl: "https://github.com/ggml-org/llama.cpp",
  kind: "server",
  systems: ["macos", "windows", "linux"],
  fits: (question) => isServed(llamaServer, question),
  steps: (question) => [
    ...(question.terminal === "powershell" ? windowsSteps(question) : serverSteps(llamaServer, question)),
    ...(question.task === "feature-extraction" ? [] : [run("Or talk to the model in the terminal.", chat(question))]),
  ],
  source: `${llamaServer.source}; docs/install.md at 1993ed50f (winget)`,
} satisfies LocalApp;
