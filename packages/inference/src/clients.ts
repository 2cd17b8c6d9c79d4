// All clients, in the order in which they are offered.
import { languageNames } from "@modelshelf/code";
import type { Client } from "./client.ts";
import { clientEntries } from "./generated/clients.ts";

/** The hub's own SDKs, then those that ask anybody, then those of one provider, then plain requests. */
const rank = ({ hub, kind, alwaysDirect }: Client) => (hub ? 0 : kind === "http" ? 3 : alwaysDirect ? 2 : 1);

/** All clients. An id stands once for each language. */
export const clients: readonly Client[] = [...clientEntries].sort(
  (a, b) =>
    languageNames.indexOf(a.language) - languageNames.indexOf(b.language) ||
    rank(a) - rank(b) ||
    (a.id < b.id ? -1 : 1),
);
