import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, gateSteps, installs, run } from "../app-steps.ts";
import { pip } from "../install.ts";
import { terminalCommand } from "../terminal-command.ts";

export default {
  prettyLabel: "RamaLama",
  docsUrl: "https://ramalama.ai/",
  kind: "server",
  systems: ["macos", "windows", "linux"],
  // The parts of a split file are left out: a file is named, and no other.
  fits: (question) => isGgufWriter(question) && chosenGguf(question)?.files.length === 1,
  steps: (question) => {
    const { model, terminal, endpoint } = question;
    const name = `hf://${model.id}/${chosenGguf(question)?.files[0] ?? ""}`;
    return [
      {
        text: "Install Podman or Docker: RamaLama runs models in containers.",
        link: { label: "Installing Podman", href: "https://podman.io/docs/installation" },
      },
      installs("Install RamaLama.", pip("ramalama")),
      ...gateSteps(question),
      run("Talk to the model in the terminal.", terminalCommand(terminal, [["ramalama", "run", name]], endpoint)),
      run(
        "Or start its server: it answers at http://localhost:8080/v1 as OpenAI's API does.",
        terminalCommand(
          terminal,
          [
            ["ramalama", "serve", name],
            ["--host", "127.0.0.1", "--port", "8080"],
          ],
          endpoint,
        ),
      ),
    ];
  },
  source:
    "ramalama 0.25.0: transports/huggingface.py, cli.py; RamaLama at 8bc1f0a3: README.md, docs/ramalama-run.1.md, docs/ramalama-serve.1.md (read 2026-11-21)",
} satisfies LocalApp;
