import type { LocalApp } from "../app.ts";
import { installs, runWords, type } from "../app-steps.ts";
import { quotedText } from "../config-text.ts";
import { npmGlobal } from "../install.ts";
import { isAskedByChat, type LocalServer, withLocalServer } from "../local-server.ts";

// It speaks the Responses API alone; llama.cpp's server and vLLM both have its route.
const config = ({ label, baseUrl, model }: LocalServer) =>
  [
    `model = ${quotedText(model)}`,
    'model_provider = "local"',
    "",
    "[model_providers.local]",
    `name = ${quotedText(`${label} on this machine`)}`,
    `base_url = ${quotedText(baseUrl)}`,
    'wire_api = "responses"',
    "",
  ].join("\n");

export default {
  prettyLabel: "Codex CLI",
  docsUrl: "https://developers.openai.com/codex/",
  kind: "agent",
  systems: ["macos", "windows", "linux"],
  fits: isAskedByChat,
  steps: (question) =>
    withLocalServer(question, (server) => [
      installs("In another terminal, install Codex CLI.", npmGlobal("@openai/codex")),
      type(
        question.terminal === "powershell"
          ? "Write this to .codex\\config.toml in your own folder."
          : "Write this to ~/.codex/config.toml.",
        config(server),
        "toml",
      ),
      runWords(question, "Start it in the folder of your project.", ["codex"]),
    ]),
  source:
    "Codex at 05673f5e2: codex-rs/model-provider-info/src/lib.rs; docs/config.md at 0195ef057; llama.cpp at 00dc8057a: tools/server/README.md, /v1/responses (read 2026-11-21); the steps followed with Codex 0.169.0 and llama.cpp, 2026-11-22",
} satisfies LocalApp;
