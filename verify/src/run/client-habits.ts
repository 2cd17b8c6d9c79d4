// What each client sends of itself, besides what the snippet asks for. Everything not listed here is a finding.

export interface ClientHabits {
  /** Headers that say something of the client or the connection, not of the request. */
  readonly headers: readonly { readonly name: RegExp; readonly why: string }[];
  /** Top-level fields of a JSON body, with the value that the client always gives them. */
  readonly fields: readonly { readonly name: string; readonly value: unknown; readonly why: string }[];
  /** Parameters behind the `?` of a URL, with the value that the client always gives them. */
  readonly query: readonly { readonly name: string; readonly value: string; readonly why: string }[];
  /** Requests of the client's own, before or after the one that counts. */
  readonly lookups: readonly { readonly method: string; readonly url: RegExp; readonly why: string }[];
}

const connection = {
  name: /^(?:host|connection|proxy-connection|content-length|transfer-encoding|accept-encoding|accept|user-agent)$/,
  why: "HTTP itself: where to, how long, in which encoding, by whom",
};

const none: ClientHabits = { headers: [connection], fields: [], query: [], lookups: [] };

const fetchHeaders = { name: /^(?:accept-language|sec-fetch-mode)$/, why: "the Fetch standard, 4.5, sets them" };

const providerLookup = {
  method: "GET",
  url: /^https:\/\/huggingface\.co\/api\/models\/[^?]+\?expand(?:\[\]|%5B%5D)?=inferenceProviderMapping$/,
  why: "the hub's clients first ask who serves the model, and under which id",
};

const modelLookup = {
  method: "GET",
  url: /^https:\/\/huggingface\.co\/api\/models\/[^?]+$/,
  why: "for hf-inference huggingface_hub looks at the model's task",
};

const traceId = {
  name: /^x-amzn-trace-id$/,
  why: "huggingface_hub numbers its requests, for the hub's support",
};

const channel = {
  name: /^(?:x-source-channel|accept-language)$/,
  why: "the hub's clients tell Z.ai that they are the hub's",
};

const stainless = {
  name: /^x-stainless-/,
  why: "the generator of OpenAI's clients reports language, platform, timeout and retries",
};

const habits: Readonly<Record<string, ClientHabits>> = {
  curl: none,
  "ext-curl": none,
  // `net-http` is a client of Go, too.
  "net-http": none,
  "http-client": {
    ...none,
    headers: [connection, { name: /^(?:upgrade|http2-settings)$/, why: "it offers HTTP/2 where it asks without TLS" }],
  },
  requests: none,
  httpx: none,
  reqwest: none,
  // PowerShell is not run, so nobody has seen what it adds.
  "invoke-restmethod": none,
  fetch: { ...none, headers: [connection, fetchHeaders] },
  "python/openai": { ...none, headers: [connection, stainless] },
  "javascript/openai": { ...none, headers: [connection, fetchHeaders, stainless] },
  huggingface_hub: { ...none, headers: [connection, traceId, channel], lookups: [providerLookup, modelLookup] },
  "huggingface.js": { ...none, headers: [connection, fetchHeaders, channel], lookups: [providerLookup] },
  fal_client: {
    ...none,
    query: [{ name: "logs", value: "false", why: "when it asks for the state, it says that it wants no logs" }],
  },
};

/** What the client adds; by `language/client` where two languages have a client of that name. */
export function habitsOf(language: string, client: string): ClientHabits {
  const found = habits[`${language}/${client}`] ?? habits[client];
  if (!found)
    throw new Error(`no habits are listed for the client ${client} (${language}); add it to client-habits.ts`);
  return found;
}
