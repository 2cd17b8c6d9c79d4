// The index of providers, in the order in which they are offered.
import type { Provider } from "./provider.ts";
import auto from "./providers/auto.ts";
import custom from "./providers/custom.ts";
import falAi from "./providers/fal-ai.ts";
import groq from "./providers/groq.ts";
import hfInference from "./providers/hf-inference.ts";
import replicate from "./providers/replicate.ts";
import { type InferenceTask, inferenceTasks } from "./task.ts";

const registry = {
  auto,
  "fal-ai": falAi,
  groq,
  "hf-inference": hfInference,
  replicate,
  custom,
} as const satisfies Record<string, Provider>;

export type ProviderId = keyof typeof registry;

/** All providers by id. `auto` is a policy, `custom` the reader's own endpoint. */
export const providers: Readonly<Record<ProviderId, Provider>> = registry;

export const providerIds = Object.keys(registry) as readonly ProviderId[];

export function isProviderId(value: unknown): value is ProviderId {
  return typeof value === "string" && Object.hasOwn(registry, value);
}

/** The tasks that a provider serves and there is code for. */
export function supportedTasks(provider: ProviderId): readonly InferenceTask[] {
  return inferenceTasks.filter((task) => providers[provider].tasks[task] !== undefined);
}
