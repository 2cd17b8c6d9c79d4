import type { LocalApp } from "../app.ts";
import { installs, run } from "../app-steps.ts";
import { pip } from "../install.ts";
import { isAskedByChat, withLocalServer } from "../local-server.ts";
import { terminalCommand } from "../terminal-command.ts";

export default {
  prettyLabel: "aider",
  docsUrl: "https://aider.chat/docs/llms/openai-compat.html",
  kind: "agent",
  systems: ["macos", "windows", "linux"],
  fits: isAskedByChat,
  steps: (question) =>
    withLocalServer(question, ({ baseUrl, model }) => [
      installs("In another terminal, install aider.", pip("aider-chat")),
      run(
        "Start it in the folder of your project.",
        terminalCommand(question.terminal, [
          ["aider", "--model", `openai/${model}`],
          ["--openai-api-base", baseUrl],
          ["--openai-api-key", "none"],
        ]),
      ),
    ]),
  source:
    "aider-chat 0.86.2: aider/args.py, website/docs/llms/openai-compat.md (read 2026-11-21); the steps followed with it and llama.cpp, 2026-11-22",
} satisfies LocalApp;
