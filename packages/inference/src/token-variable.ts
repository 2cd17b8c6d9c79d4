import type { ProviderId } from "./providers.ts";

export interface TokenQuestion {
  readonly provider: ProviderId;
  /** Whether the provider itself is asked. */
  readonly direct: boolean;
  /** Whether an SDK of the hub asks, or the request goes to the router. */
  readonly viaHub: boolean;
}

/**
 * Name of the environment variable that holds the token: `API_TOKEN` for the reader's own
 * endpoint, `HF_TOKEN` for the hub, else the provider's (`FAL_AI_API_KEY`).
 */
export function tokenVariable({ provider, direct, viaHub }: TokenQuestion): string {
  if (provider === "custom") return "API_TOKEN";
  if (provider === "hf-inference") return "HF_TOKEN";
  if (viaHub && !direct) return "HF_TOKEN";
  return `${provider.toUpperCase().replaceAll("-", "_")}_API_KEY`;
}
