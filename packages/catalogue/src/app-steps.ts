// Steps that many apps share: installing, getting files, opening a link.
import { type Fragment, fileName, type Language, snippet } from "@modelshelf/code";
import type { AppQuestion, AppStep } from "./app.ts";
import { type GgufChoice, ggufChoices, usualGgufChoice } from "./gguf-choices.ts";
import { type Install, installCommand } from "./install.ts";
import { gatedNote, isGated } from "./loading.ts";
import type { Server, ServerQuestion } from "./server.ts";
import { folderOf } from "./server-models.ts";
import { type Terminal, terminalCommand, type Words } from "./terminal-command.ts";

/** A step that is a command or several. */
export const run = (text: string, source: Fragment<Language>): AppStep => {
  const { language, code } = snippet(source);
  return { text, code: { language, code } };
};

/** A step that is one command, by its words. */
export const runWords = (
  { terminal }: Pick<AppQuestion, "terminal">,
  text: string,
  ...groups: readonly Words[]
): AppStep => run(text, terminalCommand(terminal, groups));

/** A step that installs packages. */
export const installs = (text: string, install: Install): AppStep => ({
  text,
  code: { language: "shell", code: installCommand(install) },
  install,
});

/** A step that leads to a page or into an app. */
export const open = (text: string, label: string, href: string): AppStep => ({ text, link: { label, href } });

/** A step that gives a word to type or a file's text. */
export const type = (text: string, code: string, language: "json" | "yaml" | "toml" | "text" = "text"): AppStep => ({
  text,
  code: { language, code },
});

/** What must be done first where the model is gated; nothing else. */
export function gateSteps({ model, endpoint }: AppQuestion): AppStep[] {
  return isGated(model) ? [{ text: gatedNote(model, endpoint === undefined ? {} : { endpoint }) }] : [];
}

/** The folder that the model's files are downloaded to. */
export const downloadFolder = (question: Pick<AppQuestion, "model">): string => folderOf(question);

/** Installs the hub's command and downloads these files of the model, all where none are named, to its folder. */
export function downloadSteps(question: AppQuestion, files: readonly string[] = []): AppStep[] {
  const { model, endpoint, terminal } = question;
  const words = ["hf", "download", model.id, ...files.map(fileName), "--local-dir", downloadFolder(question)];
  return [
    installs("Install the command that downloads from hubs.", { manager: "pip", packages: ["huggingface_hub"] }),
    ...gateSteps(question),
    run(
      files.length === 1 ? "Download the file." : "Download the files.",
      terminalCommand(terminal, [words], endpoint),
    ),
  ];
}

/** The chosen GGUF files with their quantization; undefined where the record names none. */
export function chosenGguf({ model, quantization }: AppQuestion): GgufChoice | undefined {
  const choices = ggufChoices(model);
  const usual = usualGgufChoice(model);
  return choices.find(({ id }) => id === quantization) ?? choices.find(({ id }) => id === usual);
}

/**
 * The quantization as programs name a file of the public hub by it (`Q4_K_M`): it has to stand in the file's name as it
 * is, and in no other's. Undefined where a file is not to be named so.
 */
export function quantizationTag(question: AppQuestion): string | undefined {
  const { id, quantization, files: [file = ""] = [] } = chosenGguf(question) ?? {};
  const name = file.slice(file.lastIndexOf("/") + 1).toUpperCase();
  // "UD-Q4_K_XL" is a name of its own.
  return id !== undefined && id === quantization && name.includes(id) && !name.includes(`UD-${id}`) ? id : undefined;
}

/** What a server's entry is asked; undefined where the record names no task. */
export function serverQuestion({ model, task, endpoint, quantization }: AppQuestion): ServerQuestion | undefined {
  if (task === undefined) return undefined;
  return {
    model,
    task,
    ...(endpoint !== undefined && { endpoint }),
    ...(quantization !== undefined && { quantization }),
  };
}

/** Whether the server can serve the model. */
export function isServed(server: Server, question: AppQuestion): boolean {
  const asked = serverQuestion(question);
  return asked !== undefined && server.fits(asked);
}

/** Installs and starts a server, as a POSIX shell does it. */
export function serverSteps(server: Server, question: AppQuestion): AppStep[] {
  const asked = serverQuestion(question);
  if (asked === undefined) return [];
  const install = server.install(asked);
  return [
    ...(install === null ? [] : [installs(`Install ${server.prettyLabel}.`, install)]),
    run(`Start it with the model: it answers at ${server.baseUrl} as OpenAI's API does.`, server.start(asked)),
  ];
}

/** The language of a system's own terminal. */
export const terminalOf = (system: AppQuestion["system"]): Terminal => (system === "windows" ? "powershell" : "shell");
