import type { Install } from "@modelshelf/catalogue";
import type { Fragment, Language } from "@modelshelf/code";
import type { Provider, ServedTask } from "./provider.ts";
import type { ProviderId } from "./providers.ts";
import type { NeutralRequest } from "./request.ts";
import type { InferenceTask } from "./task.ts";
import type { TemplateInput } from "./template-input.ts";

/** A task, or the streamed form of it. */
export type TemplateName = InferenceTask | "conversational-stream";

/** The task that a template is for. */
type TaskOf<N extends TemplateName> = N extends InferenceTask ? N : "conversational";

/** Whether a client can ask a provider for a task. */
export interface ClientQuestion {
  readonly providerId: ProviderId;
  readonly provider: Provider;
  readonly task: InferenceTask;
  readonly served: ServedTask;
  /** File of LoRA weights, where the model is an adapter. */
  readonly adapterWeightsPath?: string;
}

/** A way to ask a provider: the code of one client in one language. */
export interface Client<L extends Language = Language> {
  /** Name of the library or command, as it is known: `huggingface_hub`. */
  readonly id: string;
  readonly language: L;
  /** `http` clients send any request; `sdk` clients have calls of their own. */
  readonly kind: "http" | "sdk";
  readonly docsUrl: string;
  /** What to install, for all that the client can ask; null where it comes with the language or the system. */
  readonly install: Install | null;
  /** What to install for one request, where that is not all of `install`. */
  readonly installFor?: (input: TemplateInput) => Install;
  /** Whether the client asks through the hub, wherever the request ends. */
  readonly hub?: true;
  /** True where the client asks the provider itself, even if the reader wanted the router. */
  readonly alwaysDirect?: true;
  /** Whether the client can ask this provider for this task. */
  readonly serves: (question: ClientQuestion) => boolean;
  /** The SDK's method for each task. */
  readonly methods?: Partial<Record<InferenceTask, string>>;
  readonly templates: { readonly [N in TemplateName]?: (input: TemplateInput<TaskOf<N>>) => Fragment<L> };
  /** What the client sends, where it differs from the neutral request; source and version beside it. */
  readonly sends?: (request: NeutralRequest, input: TemplateInput) => NeutralRequest;
}
