// The server that other apps ask: how it is started on each system, where it answers and to which name.
import { powershell } from "@modelshelf/code";
import type { AppQuestion, AppStep } from "./app.ts";
import { gateSteps, isServed, run, serverQuestion, serverSteps } from "./app-steps.ts";
import type { Server } from "./server.ts";
import llamaServer, { serverWords } from "./servers/llama.cpp.ts";
import vllm from "./servers/vllm.ts";
import { terminalCommand } from "./terminal-command.ts";

/** A server that the reader has started. */
export interface LocalServer {
  readonly label: string;
  /** `http://localhost:8080/v1`. */
  readonly baseUrl: string;
  /** The name that it answers to. */
  readonly model: string;
  readonly steps: readonly AppStep[];
}

/** Installs llama.cpp and starts its server with the model. */
export function llamaServerSteps(question: AppQuestion): AppStep[] {
  const asked = serverQuestion(question);
  if (question.terminal !== "powershell" || asked === undefined) return serverSteps(llamaServer, question);
  return [
    run("Install llama.cpp.", powershell`winget install llama.cpp`),
    ...gateSteps(question),
    run(
      `Start it with the model: it answers at ${llamaServer.baseUrl} as OpenAI's API does.`,
      terminalCommand("powershell", serverWords(asked), question.endpoint),
    ),
  ];
}

/** The server for other apps: llama.cpp's where there are GGUF files, else vLLM; undefined where neither fits. */
export function localServer(question: AppQuestion): LocalServer | undefined {
  const of = (server: Server, steps: readonly AppStep[]): LocalServer | undefined => {
    const asked = serverQuestion(question);
    return asked && { label: server.prettyLabel, baseUrl: server.baseUrl, model: server.modelName(asked), steps };
  };
  if (isServed(llamaServer, question)) return of(llamaServer, llamaServerSteps(question));
  return isServed(vllm, question) ? of(vllm, vllmSteps(question)) : undefined;
}

// It needs Linux, which need not be where the app runs.
const vllmSteps = (question: AppQuestion): AppStep[] => [
  { text: "vLLM runs on Linux, with a graphics card for most models: start it there, or in WSL on Windows." },
  ...serverSteps(vllm, question),
];

/** Whether other apps can chat with the model through a local server. */
export const isAskedByChat = (question: AppQuestion): boolean =>
  question.task === "conversational" && localServer(question) !== undefined;

/** The steps that start the server, and those that the app needs then. */
export function withLocalServer(question: AppQuestion, then: (server: LocalServer) => readonly AppStep[]): AppStep[] {
  const server = localServer(question);
  return server === undefined ? [] : [...server.steps, ...then(server)];
}
