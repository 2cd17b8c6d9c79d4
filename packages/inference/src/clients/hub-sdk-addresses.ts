import type { NeutralRequest } from "../request.ts";

/**
 * Where the hub's SDKs ask a provider directly, by the address that its documentation has come to name since.
 * Source: huggingface_hub 2.4.0 `inference/_providers`, @huggingface/inference 4.13.30 `dist/esm/providers` (read 2026-11-21).
 */
const older: Readonly<Record<string, string>> = {
  "https://api.together.ai/": "https://api.together.xyz/",
  "https://api.novita.ai/openai/v1/": "https://api.novita.ai/v3/openai/",
};

function olderAddress(url: string): string {
  const documented = Object.keys(older).find((start) => url.startsWith(start));
  return documented === undefined ? url : `${older[documented]}${url.slice(documented.length)}`;
}

/** The request at the address where the hub's SDKs send it; a queue is asked there, too. */
export function atHubSdkAddress(request: NeutralRequest): NeutralRequest {
  const { url, result } = request;
  const before = result.kind === "queue" ? result.status.before : undefined;
  return {
    ...request,
    url: olderAddress(url),
    ...(result.kind === "queue" &&
      before !== undefined && {
        result: { ...result, status: { ...result.status, before: olderAddress(before) } },
      }),
  };
}
