import type { LocalApp } from "../app.ts";
import { installs, runWords, type } from "../app-steps.ts";
import { pip } from "../install.ts";
import { isAskedByChat, withLocalServer } from "../local-server.ts";

export default {
  prettyLabel: "Open WebUI",
  docsUrl: "https://docs.openwebui.com/",
  kind: "chat",
  systems: ["macos", "windows", "linux"],
  fits: isAskedByChat,
  steps: (question) =>
    withLocalServer(question, ({ baseUrl }) => [
      installs("In another terminal, install Open WebUI.", pip("open-webui")),
      runWords(question, "Start it: its page is at http://localhost:3000.", ["open-webui", "serve", "--port", "3000"]),
      type(
        "In its admin settings, under Connections, OpenAI, add a connection with this URL, and leave the key empty.",
        baseUrl,
      ),
      { text: "Choose the model at the top of a chat." },
    ]),
  source:
    "Open WebUI's documentation at 1eea3847: quick-start/tab-python/Pip.md, connect-a-provider/starting-with-llama-cpp.mdx; open-webui's command serve (read 2026-11-21)",
} satisfies LocalApp;
