// What a client sends, with all secrets in place, for comparing with what was really sent.
import type { ModelRecord } from "@modelshelf/catalogue";
import { type Language, Secret, type Text } from "@modelshelf/code";
import { clients } from "./clients.ts";
import { canAsk, inquire, templateInput } from "./inquiry.ts";
import type { InferenceOptions } from "./options.ts";
import type { NeutralRequest } from "./request.ts";

/** A request with plain texts for headers. */
export interface SentRequest extends Omit<NeutralRequest, "headers"> {
  readonly headers: Readonly<Record<string, string>>;
}

export interface Sender {
  /** Client whose request it is; the one of every HTTP client where it is left out. */
  readonly client?: string;
  readonly language?: Language;
  /** Values of the environment variables that hold tokens. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * The (first) request that the code sends; undefined where only the hub's SDKs know it, where the
 * client cannot ask, or where the provider does not serve the task.
 */
export function neutralRequest(
  model: ModelRecord,
  options: InferenceOptions = {},
  sender: Sender = {},
): SentRequest | undefined {
  const inquiry = inquire(model, options);
  if (inquiry === undefined) return undefined;
  const client = clients.find(
    ({ id, language }) => id === sender.client && (sender.language === undefined || language === sender.language),
  );
  if (sender.client !== undefined && (client === undefined || !canAsk(client, inquiry))) return undefined;
  const input = templateInput(inquiry, client);
  if (input.request === undefined) return undefined;
  const request = client?.sends?.(input.request, input) ?? input.request;
  const value = (header: string | Text) =>
    typeof header === "string"
      ? header
      : header.parts
          .map((part) => (part instanceof Secret ? (part.literal ?? sender.environment?.[part.variable] ?? "") : part))
          .join("");
  return {
    ...request,
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, header]) => [name, value(header)])),
  };
}
