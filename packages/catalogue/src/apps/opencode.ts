import { jsonText } from "@modelshelf/code";
import type { LocalApp } from "../app.ts";
import { open, runWords, type } from "../app-steps.ts";
import { isAskedByChat, type LocalServer, withLocalServer } from "../local-server.ts";

const config = ({ label, baseUrl, model }: LocalServer, name: string) =>
  jsonText(
    {
      $schema: "https://opencode.ai/config.json",
      provider: {
        local: {
          npm: "@ai-sdk/openai-compatible",
          name: `${label} on this machine`,
          options: { baseURL: baseUrl },
          models: { [model]: { name } },
        },
      },
    },
    2,
  );

export default {
  prettyLabel: "opencode",
  docsUrl: "https://opencode.ai/docs/providers",
  kind: "agent",
  systems: ["macos", "windows", "linux"],
  fits: isAskedByChat,
  steps: (question) =>
    withLocalServer(question, (server) => [
      open("Install opencode.", "Installing opencode", "https://opencode.ai/docs/#install"),
      type("Write this to opencode.json in the folder of your project.", config(server, question.model.id), "json"),
      runWords(question, "In another terminal, start it there, and choose the model with /models.", ["opencode"]),
    ]),
  source:
    "opencode.ai/docs/providers; docs.docker.com at 00ba4d322: content/manuals/ai/model-runner/ide-integrations.md, OpenCode (read 2026-11-21); the steps followed with opencode 1.18.33 and llama.cpp, 2026-11-22",
} satisfies LocalApp;
