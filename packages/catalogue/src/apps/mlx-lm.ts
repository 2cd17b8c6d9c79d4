import type { LocalApp } from "../app.ts";
import { isMlxWriter } from "../app-models.ts";
import { gateSteps, installs, run } from "../app-steps.ts";
import { pip } from "../install.ts";
import { hasRemoteCode, remoteCodeNote } from "../loading.ts";
import { terminalCommand } from "../terminal-command.ts";

export default {
  prettyLabel: "MLX LM",
  docsUrl: "https://github.com/ml-explore/mlx-lm",
  kind: "server",
  // MLX runs on Apple's processors.
  systems: ["macos"],
  // Models that take pictures are MLX-VLM's.
  fits: (question) => isMlxWriter(question) && question.model.pipeline_tag !== "image-text-to-text",
  steps: (question) => {
    const { model, terminal, endpoint } = question;
    const trust = hasRemoteCode(model) ? [["--trust-remote-code"]] : [];
    return [
      installs("Install MLX LM.", pip("mlx-lm")),
      ...gateSteps(question),
      ...(hasRemoteCode(model) ? [{ text: remoteCodeNote }] : []),
      run(
        "Talk to the model in the terminal.",
        terminalCommand(terminal, [["mlx_lm.chat", "--model", model.id], ...trust], endpoint),
      ),
      run(
        "Or start its server: it answers at http://localhost:8080/v1 as OpenAI's API does.",
        terminalCommand(
          terminal,
          [["mlx_lm.server", "--model", model.id], ...trust, ["--host", "127.0.0.1", "--port", "8080"]],
          endpoint,
        ),
      ),
    ];
  },
  source: "mlx-lm 0.32.2: chat.py, server.py; README.md (read 2026-11-21)",
} satisfies LocalApp;
