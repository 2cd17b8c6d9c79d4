import type { ModelRecord } from "@modelshelf/catalogue";
import { servedBy } from "./provider-mapping.ts";
import { isProviderId, type ProviderId, providerIds, providers } from "./providers.ts";
import { type InferenceTask, inferenceTask, isInferenceTask } from "./task.ts";

/** A provider that a model's page offers. */
export interface OfferedProvider {
  readonly id: ProviderId;
  readonly prettyLabel: string;
  readonly task: InferenceTask;
  /** The model's id at the provider, where it is known. */
  readonly providerModelId?: string;
  readonly adapterWeightsPath?: string;
  /** True where nobody said that the provider serves the model: the code works if it does. */
  readonly assumed?: true;
  /** True where the reader has to say which id the provider uses. */
  readonly needsProviderModelId?: true;
}

/**
 * The providers to offer on a model's page, in the order to show them; none where there is no code
 * for the model's task. A record's provider mapping decides; without one a model of the public hub
 * may be served, and one whose files are only on this shelf is not. The reader's own endpoint is
 * always there.
 */
export function providersFor(
  model: ModelRecord,
  { hasFiles }: { readonly hasFiles: boolean },
): readonly OfferedProvider[] {
  const mapping = servedBy(model);
  const task = inferenceTask(model);
  const offered = mapping
    ? providerIds.flatMap((id): OfferedProvider[] => {
        const entry = mapping.find(({ provider, status }) => provider === id && status === "live");
        if (!entry || !isInferenceTask(entry.task) || !providers[id].tasks[entry.task]) return [];
        const { providerModelId, adapterWeightsPath } = entry;
        return [
          {
            id,
            prettyLabel: providers[id].prettyLabel,
            task: entry.task,
            providerModelId,
            ...(adapterWeightsPath !== undefined && { adapterWeightsPath }),
          },
        ];
      })
    : hasFiles || task === undefined
      ? []
      : providerIds
          .filter((id) => id !== "auto" && id !== "custom" && providers[id].tasks[task])
          .map((id): OfferedProvider => {
            // Through the router a chat is found by the hub's id, whoever serves it.
            const needsId = providers[id].ownModelIds === true && task !== "conversational";
            return {
              id,
              prettyLabel: providers[id].prettyLabel,
              task,
              assumed: true,
              ...(needsId && { needsProviderModelId: true }),
            };
          });
  const live = mapping?.find(({ status, task }) => status === "live" && isInferenceTask(task))?.task;
  const autoTask = mapping ? live : hasFiles ? undefined : task;
  const auto = isInferenceTask(autoTask) ? policy("auto", autoTask, mapping === undefined) : [];
  const ownTask = task ?? offered[0]?.task;
  return [...auto, ...offered, ...(ownTask ? policy("custom", ownTask, false) : [])];
}

function policy(id: ProviderId, task: InferenceTask, assumed: boolean): OfferedProvider[] {
  if (!isProviderId(id) || !providers[id].tasks[task]) return [];
  return [{ id, prettyLabel: providers[id].prettyLabel, task, ...(assumed && { assumed: true }) }];
}
