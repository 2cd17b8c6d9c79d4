import type { Fragment } from "@modelshelf/code";
import type { AppQuestion, LocalApp } from "../app.ts";
import { chosenGguf, isServed, run } from "../app-steps.ts";
import { llamaServerSteps } from "../local-server.ts";
import llamaServer from "../servers/llama.cpp.ts";
import { terminalCommand } from "../terminal-command.ts";

function chat(question: AppQuestion): Fragment {
  const [file] = chosenGguf(question)?.files ?? [];
  return terminalCommand(
    question.terminal,
    [["llama-cli", "--hf-repo", question.model.id], ...(file === undefined ? [] : [["--hf-file", file]])],
    question.endpoint,
  );
}

export default {
  prettyLabel: "llama.cpp",
  docsUrl: "https://github.com/ggml-org/llama.cpp",
  kind: "server",
  systems: ["macos", "windows", "linux"],
  fits: (question) => isServed(llamaServer, question),
  steps: (question) => [
    ...llamaServerSteps(question),
    ...(question.task === "feature-extraction"
      ? []
      : [
          { text: "Its page for chats is at http://localhost:8080." },
          run("Or talk to the model in the terminal.", chat(question)),
        ]),
  ],
  source: `${llamaServer.source}; docs/install.md at 1993ed50f (winget)`,
} satisfies LocalApp;
