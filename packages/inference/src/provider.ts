import type { WireRequest } from "./request.ts";
import type { InferenceTask } from "./task.ts";
import type { TaskInputs } from "./task-inputs.ts";

/** What is asked of a provider. */
export interface ProviderCall<T extends InferenceTask = InferenceTask> {
  /** `owner/name` on the hub. */
  readonly model: string;
  /** The model's id at the provider. */
  readonly providerModelId: string;
  readonly adapterWeightsPath?: string;
  /** Asked without the router. */
  readonly direct: boolean;
  readonly streaming: boolean;
  /** The reader's own server; only the own endpoint has one. */
  readonly endpointUrl?: string;
  readonly inputs: TaskInputs<T>;
}

/** How a provider serves one task. */
export interface ServedTask<T extends InferenceTask = InferenceTask> {
  /** The request; left out where only the hub's SDKs can ask, since they look up who serves the model. */
  readonly request?: (call: ProviderCall<T>) => WireRequest;
  /** Whether the route is one of OpenAI's, so that OpenAI's clients can ask. */
  readonly openai?: true;
  /** Whether the hub's SDKs can ask; true where it is left out. */
  readonly hubSdks?: false;
}

/** Somebody who runs models: its facts and its requests. */
export interface Provider {
  readonly prettyLabel: string;
  readonly docsUrl?: string;
  /** The provider's organisation on the public hub. */
  readonly hubOrg?: string;
  /** True where the provider has ids of its own for models. */
  readonly ownModelIds?: true;
  /** Whether requests can go to the provider itself. */
  readonly direct: boolean;
  /** False where requests cannot go through the hub's router, and so all are direct. */
  readonly routed?: false;
  /**
   * Whether its chats take pictures. Source: the table of partners in the public hub's documentation of inference
   * providers, and Scaleway's page there (huggingface/hub-docs, docs/inference-providers/index.md at 00c5952 and
   * providers/scaleway.md at 242f4a1, read 2026-11-21). The hub's own provider stands in the table, but its page names
   * no model that chats.
   */
  readonly takesPictures?: true;
  /** A sample recording that the provider takes, and all its clients can label. */
  readonly sampleAudio: string;
  readonly tasks: { readonly [T in InferenceTask]?: ServedTask<T> };
}
