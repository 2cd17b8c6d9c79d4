import { jsonText } from "@modelshelf/code";
import type { LocalApp } from "../app.ts";
import { installs, runWords, type } from "../app-steps.ts";
import { npmGlobal } from "../install.ts";
import { isAskedByChat, type LocalServer, withLocalServer } from "../local-server.ts";

// Servers of one's own may not know the role `developer`.
const config = ({ baseUrl, model }: LocalServer) =>
  jsonText(
    {
      providers: {
        local: {
          baseUrl,
          api: "openai-completions",
          apiKey: "none",
          compat: { supportsDeveloperRole: false, supportsReasoningEffort: false },
          models: [{ id: model }],
        },
      },
    },
    2,
  );

export default {
  prettyLabel: "Pi",
  docsUrl: "https://pi.dev/docs",
  kind: "agent",
  systems: ["macos", "windows", "linux"],
  fits: isAskedByChat,
  steps: (question) =>
    withLocalServer(question, (server) => [
      installs("In another terminal, install Pi.", npmGlobal("@earendil-works/pi-coding-agent")),
      type(
        question.terminal === "powershell"
          ? "Write this to .pi\\agent\\models.json in your own folder."
          : "Write this to ~/.pi/agent/models.json.",
        config(server),
        "json",
      ),
      runWords(question, "Start it in the folder of your project, and choose the model with /model.", ["pi"]),
    ]),
  source: "@earendil-works/pi-coding-agent 0.74.2: README.md, docs/models.md (read 2026-11-21)",
} satisfies LocalApp;
