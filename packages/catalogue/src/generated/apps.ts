// Written by `npm run generate`. Do not edit.
import type { LocalApp } from "../app.ts";
import llamaCpp from "../apps/llama.cpp.ts";
import lmstudio from "../apps/lmstudio.ts";

const entries = {
  "llama.cpp": llamaCpp,
  lmstudio: lmstudio,
} as const satisfies Readonly<Record<string, LocalApp>>;

/** The id of a local app. */
export type AppId = keyof typeof entries;

/** Every local app by its id. */
export const apps: Readonly<Record<AppId, LocalApp>> = entries;
