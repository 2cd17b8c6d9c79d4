// Which tasks of the catalogue the hosted providers serve, for the pages of tasks.
import { type ProviderId, providerIds, providers, supportedTasks } from "./providers.ts";

/** A company that runs models for others. */
export interface HostedProvider {
  readonly id: ProviderId;
  readonly label: string;
  /** Its organization on the public hub. */
  readonly hubOrg: string;
  /** Ids of tasks of the catalogue. */
  readonly tasks: readonly string[];
}

/** The hosted providers by name. A chat is a text's generation, and, where it takes pictures, one of both. */
export const hostedProviders: readonly HostedProvider[] = providerIds
  .filter((id) => id !== "auto" && id !== "custom")
  .map((id) => {
    const { prettyLabel, hubOrg = id, takesPictures } = providers[id];
    const tasks = supportedTasks(id).flatMap((task) => {
      if (task !== "conversational") return [task];
      return takesPictures ? ["text-generation", "image-text-to-text"] : ["text-generation"];
    });
    return { id, label: prettyLabel, hubOrg, tasks: [...new Set(tasks)] };
  });

/** The hosted providers that serve a task of the catalogue, by name. */
export function hostedProvidersOf(task: string): readonly HostedProvider[] {
  return hostedProviders.filter(({ tasks }) => tasks.includes(task));
}
