import { powershell, sh } from "@modelshelf/code";
import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { run, runWords, type } from "../app-steps.ts";
import { isGated } from "../loading.ts";

export default {
  prettyLabel: "Unsloth Studio",
  docsUrl: "https://unsloth.ai/docs/new/studio",
  kind: "chat",
  systems: ["macos", "windows", "linux"],
  // It downloads from the public hub.
  fits: (question) => isGgufWriter(question) && question.endpoint === undefined && !isGated(question.model),
  steps: (question) => [
    run(
      "Install Unsloth Studio.",
      question.terminal === "powershell"
        ? powershell`irm https://unsloth.ai/install.ps1 | iex`
        : sh`curl -fsSL https://unsloth.ai/install.sh | sh`,
    ),
    runWords(question, "Start it: its page is at http://localhost:8888.", ["unsloth", "studio", "-p", "8888"]),
    type("Search there for the model, download it, and chat.", question.model.id),
  ],
  source: "Unsloth at 015bdef0d9: README.md (read 2026-11-21)",
} satisfies LocalApp;
