import type { LocalApp } from "../app.ts";
import { open, type } from "../app-steps.ts";
import { isAskedByChat, withLocalServer } from "../local-server.ts";

export default {
  prettyLabel: "Cline",
  docsUrl: "https://docs.cline.bot/provider-config/openai-compatible",
  kind: "agent",
  systems: ["macos", "windows", "linux"],
  fits: isAskedByChat,
  steps: (question) =>
    withLocalServer(question, ({ baseUrl, model }) => [
      open(
        "Install Cline in your editor.",
        "Installing Cline",
        "https://docs.cline.bot/getting-started/installing-cline",
      ),
      type("In its settings, choose the API provider OpenAI Compatible, and give this base URL.", baseUrl),
      type("As the model ID, give this.", model),
      { text: "Any text will do as the API key." },
    ]),
  source: "Cline at 21cb8d2525: docs/provider-config/openai-compatible.mdx (read 2026-11-21)",
} satisfies LocalApp;
