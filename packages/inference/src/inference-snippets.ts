import type { Install, ModelRecord } from "@modelshelf/catalogue";
import { type Fragment, joinLines, type Language, remark, snippet } from "@modelshelf/code";
import type { Client } from "./client.ts";
import { clients } from "./clients.ts";
import { InferenceInputError } from "./errors.ts";
import { canAsk, type Inquiry, inquire, templateInputs } from "./inquiry.ts";
import type { InferenceOptions } from "./options.ts";
import type { TemplateInput } from "./template-input.ts";

/** The code of one client. */
export interface InferenceSnippet {
  readonly language: Language;
  /** The client's id: `huggingface_hub`, `curl` ... */
  readonly client: string;
  /** The source, without a newline at its end. */
  readonly code: string;
  /** What the code needs to be installed; null where that comes with the language or the system. */
  readonly install: Install | null;
}

/**
 * The code that asks a provider for a model, for every client that can. An empty list, with a word
 * to `options.logger`, where the provider does not serve the model's task.
 *
 * @throws InferenceInputError where an option cannot be used, such as inputs that do not fit the task.
 */
export function inferenceSnippets(model: ModelRecord, options: InferenceOptions = {}): readonly InferenceSnippet[] {
  const wanted = wantedClients(options.clients);
  const inquiry = inquire(model, options);
  if (inquiry === undefined) return [];
  const inputs = templateInputs(inquiry);
  const snippets: InferenceSnippet[] = [];
  for (const client of wanted) {
    if (!canAsk(client, inquiry)) continue;
    const input = inputs(client);
    snippets.push({
      language: client.language,
      client: client.id,
      code: snippet(code(client, inquiry, input)).code,
      install: client.installFor?.(input) ?? client.install,
    });
  }
  return snippets;
}

/** @throws InferenceInputError where there is no client of one of the ids. */
function wantedClients(ids: readonly string[] | undefined): readonly Client[] {
  if (ids === undefined) return clients;
  for (const id of ids) {
    if (clients.some((client) => client.id === id)) continue;
    const known = [...new Set(clients.map((client) => client.id))].join(", ");
    throw new InferenceInputError(`there is no client ${JSON.stringify(id)}; there are ${known}`);
  }
  return clients.filter(({ id }) => ids.includes(id));
}

function code(client: Client, inquiry: Inquiry, input: TemplateInput): Fragment {
  // Of the input's own task, which the types of the templates cannot say.
  const template = client.templates[inquiry.templateName] as (input: TemplateInput) => Fragment;
  const fragment = template(input);
  const usesProviderId =
    client.hub === undefined && (inquiry.task !== "conversational" || inquiry.direct || client.alwaysDirect === true);
  if (inquiry.providerModelIdKnown || !usesProviderId) return fragment;
  const words = `${inquiry.provider.prettyLabel} may know ${inquiry.model} by another id; look it up there.`;
  return joinLines(client.language, [remark(client.language, words), fragment]);
}
