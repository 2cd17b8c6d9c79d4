// One conversation with a provider: what must be asked, step by step, and what is answered.
import type { Answer, RecordedRequest, Responder } from "../proxy/recording-proxy.ts";
import type { ClientHabits } from "./client-habits.ts";
import { differences, type ExpectedRequest, withoutQueryHabits } from "./compare.ts";

export interface Step {
  readonly expected: ExpectedRequest;
  /** Headers that this request may carry besides, such as those of the step before. */
  readonly optionalHeaders?: readonly string[];
  /** One for each time that it is asked. */
  readonly answers: readonly Answer[];
}

export interface Exchange {
  readonly steps: readonly Step[];
  /** Answers to the client's own lookups, which are no steps. */
  readonly lookup?: (request: RecordedRequest) => Answer | undefined;
}

const sameAddress = (request: RecordedRequest, step: Step, habits: ClientHabits) =>
  request.method === step.expected.method && withoutQueryHabits(request.url, habits) === step.expected.url;

const isLookup = (request: RecordedRequest, habits: ClientHabits) =>
  habits.lookups.some(({ method, url }) => request.method === method && url.test(request.url));

/** Plays the provider's part. */
export function responderFor(exchange: Exchange, habits: ClientHabits): Responder {
  return (request, earlier) => {
    const step = exchange.steps.find((candidate) => sameAddress(request, candidate, habits));
    if (step) return step.answers[earlier.filter((before) => sameAddress(before, step, habits)).length];
    return isLookup(request, habits) ? exchange.lookup?.(request) : undefined;
  };
}

/** What differs between the requests that came and the steps, a line each; empty where all is as expected. */
export async function exchangeFindings(
  requests: readonly RecordedRequest[],
  exchange: Exchange,
  habits: ClientHabits,
): Promise<string[]> {
  const sent = requests.filter((request) => !isLookup(request, habits));
  const expected = exchange.steps.flatMap((step) => step.answers.map(() => step));
  const found: string[] = [];
  for (const [index, step] of expected.entries()) {
    const request = sent[index];
    const place = expected.length === 1 ? "" : `request ${index + 1} of ${expected.length}: `;
    if (!request) found.push(`${place}${step.expected.method} ${step.expected.url} was never asked for`);
    else {
      const allowed = without(request, step.optionalHeaders ?? [], step.expected.headers);
      found.push(...(await differences(allowed, step.expected, habits)).map((line) => place + line));
    }
  }
  for (const request of sent.slice(expected.length)) found.push(`${request.method} ${request.url} was not asked for`);
  return found;
}

/** The request without optional headers, except for those that are expected of it. */
function without(
  request: RecordedRequest,
  optional: readonly string[],
  expected: Readonly<Record<string, string>>,
): RecordedRequest {
  const wanted = new Set(Object.keys(expected).map((name) => name.toLowerCase()));
  const headers = Object.entries(request.headers).filter(([name]) => wanted.has(name) || !optional.includes(name));
  return { ...request, headers: Object.fromEntries(headers) };
}
