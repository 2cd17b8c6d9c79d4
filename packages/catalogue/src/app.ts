import type { Language } from "@modelshelf/code";
import type { AskedTask } from "./asked-task.ts";
import type { Install } from "./install.ts";
import type { ModelRecord } from "./model-record.ts";
import type { Terminal } from "./terminal-command.ts";

/** Where an app runs, in the order in which systems are offered. */
export const appSystems = {
  macos: "macOS",
  windows: "Windows",
  linux: "Linux",
  browser: "Browser",
  ios: "iOS",
  android: "Android",
} as const;

export type AppSystem = keyof typeof appSystems;

/** What people want an app for, in the order in which they are offered. */
export const appKinds = {
  chat: "Chat apps",
  pictures: "Picture apps",
  server: "Servers and libraries",
  agent: "Coding agents",
  browser: "In the browser",
} as const;

export type AppKind = keyof typeof appKinds;

/** What the reader chose, and where the model's files are. */
export interface AppContext {
  /** Base URL of the hub that has the model, where it is not the public one: `http://127.0.0.1:7860`. */
  readonly endpoint?: string;
  /** Which of the repository's GGUF files, by the id that `ggufChoices` gives it; the usual one where it is left out. */
  readonly quantization?: string;
  /** The reader's system; the first that the app runs on where it is left out, or the app does not run there. */
  readonly system?: AppSystem;
}

/** What an entry is asked. */
export interface AppQuestion {
  readonly model: ModelRecord;
  /** What the model is asked for; undefined where its record does not say. */
  readonly task: AskedTask | undefined;
  readonly endpoint: string | undefined;
  readonly quantization: string | undefined;
  readonly system: AppSystem;
  /** What the system's own terminal reads. */
  readonly terminal: Terminal;
}

/** What is copied: a command, the text of a file, or a word to type into a field. */
export interface AppCode {
  readonly language: Language | "json" | "yaml" | "toml" | "text";
  readonly code: string;
}

/** One thing that the reader does. */
export interface AppStep {
  /** What is done, as a sentence. */
  readonly text: string;
  /** What the sentence leads to: a page, or an app by its own kind of address. */
  readonly link?: { readonly label: string; readonly href: string };
  readonly code?: AppCode;
  /** Packages that the code installs, where an index knows them. */
  readonly install?: Install;
}

/** A program of the reader's machine that uses a model. */
export interface LocalApp {
  readonly prettyLabel: string;
  readonly docsUrl: string;
  readonly kind: AppKind;
  readonly systems: readonly AppSystem[];
  /** Whether it can load the model, from where its files are. */
  readonly fits: (question: AppQuestion) => boolean;
  /** What the reader does, one after another, from an app that is not installed yet to the model's first answer. */
  readonly steps: (question: AppQuestion) => readonly AppStep[];
  /** What the facts were read from, and when. */
  readonly source: string;
}
