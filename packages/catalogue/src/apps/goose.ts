import { powershell, sh } from "@modelshelf/code";
import type { AppQuestion, LocalApp } from "../app.ts";
import { open, run } from "../app-steps.ts";
import { isAskedByChat, type LocalServer, withLocalServer } from "../local-server.ts";

/** Its host is the address without the path. */
const start = ({ terminal }: AppQuestion, { baseUrl, model }: LocalServer) => {
  const host = new URL(baseUrl).origin;
  return terminal === "powershell"
    ? powershell`
        $env:GOOSE_PROVIDER = 'openai'
        $env:GOOSE_MODEL = ${model}
        $env:OPENAI_HOST = ${host}
        $env:OPENAI_API_KEY = 'none'
        goose session
      `
    : sh`
        export GOOSE_PROVIDER=openai
        export GOOSE_MODEL=${model}
        export OPENAI_HOST=${host}
        export OPENAI_API_KEY=none
        goose session
      `;
};

export default {
  prettyLabel: "goose",
  docsUrl: "https://block.github.io/goose/",
  kind: "agent",
  systems: ["macos", "windows", "linux"],
  fits: isAskedByChat,
  steps: (question) =>
    withLocalServer(question, (server) => [
      open(
        "Install goose's command.",
        "Installing goose",
        "https://block.github.io/goose/docs/getting-started/installation",
      ),
      run("In another terminal, start it in the folder of your project.", start(question, server)),
    ]),
  source:
    "goose's documentation: getting-started/providers.md at 047bb95ee, getting-started/installation.md, guides/environment-variables.md at 0026328d5 (read 2026-11-21)",
} satisfies LocalApp;
