import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, gateSteps, open, run } from "../app-steps.ts";
import { terminalCommand } from "../terminal-command.ts";

export default {
  prettyLabel: "node-llama-cpp",
  docsUrl: "https://node-llama-cpp.withcat.ai/",
  kind: "server",
  systems: ["macos", "windows", "linux"],
  fits: isGgufWriter,
  steps: (question) => {
    const { model, terminal, endpoint } = question;
    const [file] = chosenGguf(question)?.files ?? [];
    // Of a split file the first part is named, and the others come along.
    const uri = file === undefined ? `hf:${model.id}` : `hf:${model.id}/${file}`;
    return [
      open("Install Node.js 20 or later.", "Download Node.js", "https://nodejs.org/en/download"),
      ...gateSteps(question),
      run(
        "Download the model and talk to it in the terminal.",
        terminalCommand(terminal, [["npx", "-y", "node-llama-cpp", "chat", "--model", uri]], endpoint),
      ),
      run(
        "Or download it for a program of your own.",
        terminalCommand(terminal, [["npx", "-y", "node-llama-cpp", "pull", "--dir", "./models", uri]], endpoint),
      ),
    ];
  },
  source:
    "node-llama-cpp 3.22.1: dist/cli/commands/ChatCommand.js, PullCommand.js, dist/utils/parseModelUri.js, modelDownloadEndpoints.js; docs/guide/downloading-models.md (read 2026-11-21)",
} satisfies LocalApp;
