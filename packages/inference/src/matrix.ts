import type { Language } from "@modelshelf/code";
import { clients } from "./clients.ts";
import { canAsk } from "./inquiry.ts";
import type { Provider, ServedTask } from "./provider.ts";
import { type ProviderId, providerIds, providers, supportedTasks } from "./providers.ts";
import type { InferenceTask } from "./task.ts";

/** One shape of inference code. */
export interface MatrixEntry {
  readonly provider: ProviderId;
  readonly task: InferenceTask;
  readonly client: string;
  readonly language: Language;
  readonly streaming: boolean;
  readonly direct: boolean;
}

/** Whether it is asked directly: who is not behind the router always is. */
const waysOf = ({ direct, routed }: Provider): readonly boolean[] =>
  routed === false ? [true] : direct ? [false, true] : [false];

/** Every combination that there is code for. */
export function matrix(): readonly MatrixEntry[] {
  return providerIds.flatMap((id) => {
    const provider = providers[id];
    return supportedTasks(id).flatMap((task) => {
      const served = provider.tasks[task] as ServedTask;
      return waysOf(provider).flatMap((direct) =>
        (task === "conversational" ? [false, true] : [false]).flatMap((streaming) =>
          clients
            .filter((client) =>
              canAsk(client, {
                providerId: id,
                provider,
                task,
                served,
                templateName: streaming ? "conversational-stream" : task,
              }),
            )
            .map((client) => ({
              provider: id,
              task,
              client: client.id,
              language: client.language,
              streaming,
              direct,
            })),
        ),
      );
    });
  });
}
