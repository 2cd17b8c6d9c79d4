// All providers, in the order in which they are offered.
import { providerEntries } from "./generated/providers.ts";
import type { Provider } from "./provider.ts";
import { type InferenceTask, inferenceTasks } from "./task.ts";

export type ProviderId = keyof typeof providerEntries;

/** All providers by id. `auto` is a policy, `custom` the reader's own endpoint. */
export const providers: Readonly<Record<ProviderId, Provider>> = providerEntries;

/** The policy comes first, the reader's own endpoint last; the rest by name. */
const rank = (id: ProviderId) => (id === "auto" ? 0 : id === "custom" ? 2 : 1);

/** All ids, in the order in which they are offered. */
export const providerIds: readonly ProviderId[] = (Object.keys(providerEntries) as ProviderId[]).sort(
  (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1),
);

export function isProviderId(value: unknown): value is ProviderId {
  return typeof value === "string" && Object.hasOwn(providerEntries, value);
}

/** The tasks that a provider serves and there is code for. */
export function supportedTasks(provider: ProviderId): readonly InferenceTask[] {
  return inferenceTasks.filter((task) => providers[provider].tasks[task] !== undefined);
}
