import type { LocalApp } from "../app.ts";
import { open, type } from "../app-steps.ts";
import { quotedText } from "../config-text.ts";
import { isAskedByChat, type LocalServer, withLocalServer } from "../local-server.ts";

const config = ({ baseUrl, model }: LocalServer, name: string) =>
  [
    "name: Local models",
    "version: 0.0.1",
    "schema: v1",
    "models:",
    `  - name: ${quotedText(name)}`,
    "    provider: openai",
    `    model: ${quotedText(model)}`,
    `    apiBase: ${quotedText(baseUrl)}`,
    "    apiKey: none",
    "",
  ].join("\n");

export default {
  prettyLabel: "Continue",
  docsUrl: "https://docs.continue.dev/",
  kind: "agent",
  systems: ["macos", "windows", "linux"],
  fits: isAskedByChat,
  steps: (question) =>
    withLocalServer(question, (server) => [
      open(
        "Install Continue in your editor.",
        "Installing Continue",
        "https://docs.continue.dev/ide-extensions/install",
      ),
      type(
        question.terminal === "powershell"
          ? "Write this to .continue\\config.yaml in your own folder."
          : "Write this to ~/.continue/config.yaml.",
        config(server, question.model.id),
        "yaml",
      ),
      { text: "Choose the model in Continue's chat." },
    ]),
  source:
    "Continue at d0a3c0b626: docs/customize/model-providers/top-level/openai.mdx, docs/customize/deep-dives/configuration.mdx (read 2026-11-21)",
} satisfies LocalApp;
