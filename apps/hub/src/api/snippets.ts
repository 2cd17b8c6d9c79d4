import { modelSnippets, type SnippetContext } from "@modelshelf/catalogue";
import { snippetProofs } from "@modelshelf/catalogue/proof";
import * as z from "zod";
import type { StoredModel } from "../store/model-store.ts";
import { codeHash } from "./code-hash.ts";
import { list, parseQuery, queryOf, serverAddress, text } from "./parameters.ts";

const shape = {
  library: list.optional(),
  revision: text.optional(),
  version: text.optional(),
  endpoint: serverAddress.or(z.preprocess((values) => String(values), z.literal(""))).optional(),
};

/**
 * GET /api/models/{id}/snippets: the code that uses the model, by library: every library that
 * applies, the model's own first, or those that are asked for, which need not apply; each with what is
 * proven of it. An empty `endpoint` writes the code for the public hub.
 */
export function snippetsOf(url: URL, { record, hasFiles }: StoredModel) {
  const { library, revision, version, endpoint } = parseQuery(queryOf(url), shape, { strict: true });
  const hub = endpoint ?? (hasFiles ? url.origin : "");
  const context: SnippetContext = {
    ...(hub !== "" && { endpoint: hub }),
    ...(revision !== undefined && { revision }),
    ...(version !== undefined && { libraryVersion: version }),
  };
  const made = modelSnippets(record, { ...context, ...(library !== undefined && { libraries: library }) });
  return {
    ...made,
    libraries: made.libraries.map(({ snippets, ...rest }) => {
      const proofs = snippetProofs(rest.id, record, context, snippets, codeHash);
      const withProof = snippets.map((snippet, index) => ({
        ...snippet,
        ...(proofs[index] !== undefined && { proof: proofs[index] }),
      }));
      return { ...rest, snippets: withProof };
    }),
  };
}
