import { modelSnippets, type SnippetContext } from "@modelshelf/catalogue";
import * as z from "zod";
import type { StoredModel } from "../store/model-store.ts";
import { list, parseQuery, queryOf, serverAddress, text } from "./parameters.ts";

const shape = {
  library: list.optional(),
  revision: text.optional(),
  version: text.optional(),
  endpoint: serverAddress.or(z.preprocess((values) => String(values), z.literal(""))).optional(),
};

/**
 * GET /api/models/{id}/snippets: the code that uses the model, by library: every library that
 * applies, the model's own first, or those that are asked for, which need not apply. An empty
 * `endpoint` writes the code for the public hub.
 */
export function snippetsOf(url: URL, { record, hasFiles }: StoredModel) {
  const { library, revision, version, endpoint } = parseQuery(queryOf(url), shape, { strict: true });
  const hub = endpoint ?? (hasFiles ? url.origin : "");
  const context: SnippetContext = {
    ...(hub !== "" && { endpoint: hub }),
    ...(revision !== undefined && { revision }),
    ...(version !== undefined && { libraryVersion: version }),
  };
  return modelSnippets(record, { ...context, ...(library !== undefined && { libraries: library }) });
}
