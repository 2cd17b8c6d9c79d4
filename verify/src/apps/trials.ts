// Which local apps are carried out, and how their programs, made to be talked to, are told to end by themselves.
import { type AppId, type AppStep, appGuide, type ModelRecord } from "@modelshelf/catalogue";
import { languageEnding, languageNamed } from "@modelshelf/code";
import { hubUrl } from "../models/snippets.ts";
import type { Typed } from "../run/process.ts";
import type { AppSource } from "./snippets.ts";
import { sentence, talkers } from "./talker.ts";

const question = "Say hello, and nothing else.";

/** How a program is used without a person before it. */
interface Manner {
  /** Words put after the command: the question, and what makes the program end after its answer. */
  readonly words?: readonly string[];
  /** What a person would type. */
  readonly types?: readonly Typed[];
  /** Name of the folder, in that of the project, in which it leaves the model's file; it prints no answer. */
  readonly fills?: string;
  /** Base URL at which it answers until it is stopped. */
  readonly serves?: string;
}

/** A question after the prompt, and a word that ends the chat after the answer. */
const chat = (end: string, prompt = "> "): readonly Typed[] => [
  { after: prompt, text: `${question}\n` },
  { after: sentence, text: `${end}\n` },
];

/** By what a command begins with, after what it sets. */
const manners: Readonly<Record<string, Manner>> = {
  "llama-server": { serves: "http://localhost:8080/v1" },
  "llama-cli": { types: chat("/exit") },
  "npx -y node-llama-cpp chat": { types: chat(".exit") },
  "npx -y node-llama-cpp pull": { fills: "models" },
  "mlx_lm.chat": { types: chat("q", "›") },
  "mlx_lm.server": { serves: "http://localhost:8080/v1" },
  pi: { words: ["--print", question] },
};

/** An app whose steps are carried out. */
interface Trial {
  /** In which form it is given the model. */
  readonly model: keyof typeof talkers;
  /** A command of the app's own that reads what the steps have written, where the steps end in a window. */
  readonly asks?: readonly string[];
}

/** By the app's id. What the programs are: scripts/setup/llama-programs.ts, verify/node/programs, verify/python/apart. */
export const trials: Readonly<Partial<Record<AppId, Trial>>> = {
  "llama.cpp": { model: "gguf" },
  // On Linux it computes by the processor; its steps are for macOS.
  "mlx-lm": { model: "mlx" },
  "node-llama-cpp": { model: "gguf" },
  pi: { model: "gguf" },
  // Its command reads the configuration that its editors' extensions read.
  continue: { model: "gguf", asks: ["cn", "--print", question] },
};

/** What carrying out one step is. */
export type Act =
  | { readonly kind: "nothing" }
  | { readonly kind: "write"; readonly path: string; readonly text: string }
  | ({ readonly kind: "run"; readonly code: string } & Manner);

/** A step that cannot be carried out: nothing says how. */
export class UnknownStepError extends Error {
  override name = "UnknownStepError";
}

/**
 * What is done for a step. What a step installs is there already; a sentence or a link is for people.
 *
 * @throws UnknownStepError for a text without a place, and for a program without a manner.
 */
export function actOf({ text, code, install }: AppStep): Act {
  if (code === undefined || install !== undefined) return { kind: "nothing" };
  if (languageNamed(code.language) === undefined) {
    // "Write this to opencode.json in the folder of your project."
    const path = /^Write this to (\S+?)\.?(?: in the folder of your project\.)?$/.exec(text)?.[1];
    if (path === undefined) throw new UnknownStepError(`no file is named in ${JSON.stringify(text)}`);
    return { kind: "write", path, text: code.code };
  }
  const command = code.code.replace(/^(?:[A-Z_]+=\S+ )+/, "").replaceAll(/(?:\\\n|\s)+/g, " ");
  const begin = Object.keys(manners).find((one) => `${command} `.startsWith(`${one} `));
  const manner = begin === undefined ? undefined : manners[begin];
  if (manner === undefined) throw new UnknownStepError(`nothing says how ${JSON.stringify(command)} is run`);
  return { kind: "run", code: code.code, ...manner };
}

/** What a reader of Linux sees for the model on a hub of their own, or of the first system that the app runs on. */
const guideOf = (id: AppId, model: ModelRecord) => appGuide(id, model, { endpoint: hubUrl, system: "linux" });

export const stepsOf = (id: AppId, model: ModelRecord): readonly AppStep[] => guideOf(id, model)?.steps ?? [];

/** The model that an app is given, as far as its steps depend on it. */
export const modelOf = (id: AppId): ModelRecord => talkers[trials[id]?.model ?? "gguf"];

/** The key of a step's code: `apps/pi/talker.linux.5.sh`. */
export const stepKey = (id: AppId, index: number): string => {
  const guide = guideOf(id, modelOf(id));
  const language = languageNamed(guide?.steps[index]?.code?.language ?? "shell") ?? "shell";
  return `apps/${id}/talker.${guide?.system ?? "linux"}.${index + 1}.${languageEnding(language)}`;
};

/** The commands that are run, with what their proof is kept by. */
export const trialSources = (): AppSource[] =>
  (Object.keys(trials) as AppId[]).flatMap((id) =>
    stepsOf(id, modelOf(id)).flatMap((step, index): AppSource[] => {
      const language = step.code && languageNamed(step.code.language);
      if (step.code === undefined || language === undefined || actOf(step).kind !== "run") return [];
      const [key, code, model] = [stepKey(id, index), step.code.code, modelOf(id).id];
      return [{ key, language, code, model, endpoint: hubUrl, install: null, plain: true, ran: true }];
    }),
  );
